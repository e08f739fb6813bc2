import { guideSlugs } from '@/content/pages/guide-text'
import { tourPages } from '@/content/tours/all-pages'
import { transportationPage, transportPages } from '@/content/transport/all-transport'
import { loadArticles } from '@/lib/markdown/articles'
import { loadGuideText } from '@/lib/markdown/guide-texts'

/* Guests decide by cold and by distance, and count both in one of two ways. Rule: both-units (docs/rules.md) */

const texts: readonly (readonly [name: string, text: string])[] = [
  ...loadArticles().map(({ slug, body }) => [slug, plain(body.html)] as const),
  ...guideSlugs.map((slug) => [slug, plain(loadGuideText(slug).body.html)] as const),
  ...tourPages.map((page) => [page.tour.name, plain(JSON.stringify(page))] as const),
  ['transport', plain(JSON.stringify([transportationPage, ...transportPages]))],
]

test.each(texts)('%s gives each distance in kilometres and in miles', (_, text) => {
  const alone =
    /(\d km\b(?!\/h)|\b(two|three|four|five|six|eight|ten|[a-z]+teen|[a-z]+ty|\d+) kilometres\b(?! a second))(?! \([^)]*mile)/g
  expect(around(text, alone)).toEqual([])
})

test.each(texts)(
  '%s gives each temperature in both degrees, at its first mention at the latest',
  (_, text) => {
    const alone = [...text.matchAll(/([−+]?\d+) °C(?! \([^)]*°F\)|, [^|]{0,12}°F)/g)]
    expect(
      alone.map(([, c]) => c).filter((c) => !text.includes(`${c} °C (`) && !text.includes(`${c} °C, `)),
    ).toEqual([])
  },
)

test.each(texts)('%s reckons right from one unit to the other', (_, text) => {
  for (const [said, ...pair] of text.matchAll(/(\d+(?:\.\d)?) km(?:\/h)? \((\d+(?:\.\d)?) (?:miles?|mph)/g))
    expect([said, areMiles(pair)]).toEqual([said, true])
  for (const [said, from, to, first, last] of text.matchAll(/(\d+) to (\d+) km \((\d+) to (\d+) miles/g))
    expect([said, areMiles([from, first]), areMiles([to, last])]).toEqual([said, true, true])
  for (const [said, ...pair] of text.matchAll(/(?<![\d−+])([−+]?\d+) °C(?: \(|, )([−+]?\d+) °F/g))
    expect([said, areFahrenheit(pair)]).toEqual([said, true])
  for (const [said, from, to, first, last] of text.matchAll(
    /([−+]?\d+) (?:to|and) ([−+]?\d+) °C(?: \(|, )([−+]?\d+) (?:to|and) ([−+]?\d+) °F/g,
  ))
    expect([said, areFahrenheit([from, first]), areFahrenheit([to, last])]).toEqual([said, true, true])
})

/** To the half mile, or to a hundredth of a long way. */
function areMiles([km, miles]: readonly (string | undefined)[]): boolean {
  return Math.abs(Number(km) / 1.609 - Number(miles)) <= Math.max(0.5, Number(miles) / 100)
}

function areFahrenheit([celsius = '', fahrenheit = '']: readonly (string | undefined)[]): boolean {
  return Math.abs(degrees(celsius) * 1.8 + 32 - degrees(fahrenheit)) <= 1
}

function degrees(text: string): number {
  return Number(text.replace('−', '-'))
}

function around(text: string, found: RegExp): readonly string[] {
  return [...text.matchAll(found)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 40))
}

/** Without tags, and with ordinary spaces. */
function plain(html: string): string {
  return html
    .replace(/<\/t[dh]>/g, ' | ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
}
