import { textFiles } from '@/content/texts/all-files'
import { pageText } from '@/content/texts/page-text'
import { type PageTexts } from '@/content/texts/page-texts'
import { tours } from '@/content/tours/all-tours'
import { tourText } from '@/content/tours/tour-text'
import { tourWords } from '@/content/tours/tour-words'
import { transportText, transportWords } from '@/content/transport/transport-text'
import { type TransportKey } from '@/content/transport/transport'
import { type Language, LANGUAGES } from '@/lib/language/language'

const pages = Object.keys(textFiles.en.pages) as (keyof PageTexts)[]
const services = Object.keys(textFiles.en.transport) as TransportKey[]

/** Every text that has a file for each language. */
function readTexts(language: Language): readonly (readonly [name: string, text: unknown])[] {
  return [
    ...pages.map((page) => [page, pageText(page, language)] as const),
    ...tours.flatMap((tour) => [
      [tour.route, tourText(tour, language)] as const,
      [`words of ${tour.route}`, tourWords(tour, language)] as const,
    ]),
    ...services.flatMap((service) => [
      [service, transportText(service, language)] as const,
      [`words of ${service}`, transportWords(service, language)] as const,
    ]),
  ]
}

const english = new Map(readTexts('en'))

test('in English the words of a tour are its facts', () => {
  for (const tour of tours) {
    const { name, duration, place, meetingPoint, whatToBring, times } = tour
    const words = { name, duration, place, meetingPoint, whatToBring, times: times.text }
    expect(tourWords(tour, 'en')).toEqual(words)
  }
})

describe.each(LANGUAGES)('%s', (language) => {
  test.each(readTexts(language))('%s has the parts of the English text, none of them empty', (name, text) => {
    expect(shapeOf(text)).toEqual(shapeOf(english.get(name)))
    expect(linesOf(text).filter((line) => line.trim() === '' || line.includes('undefined'))).toEqual([])
  })

  test.each(readTexts(language))('%s is described in the length that search results show', (_, text) => {
    const described =
      typeof text === 'object' && text !== null && 'shortName' in text && 'description' in text
    if (!described) return
    const { length } = String(text.description)
    expect([text.description, length >= 120 && length <= 160]).toEqual([text.description, true])
  })
})

/** The names and the lengths of lists, without the words. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
}

function linesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : []
}
