import { addDays, type Day, helsinkiInstant } from '@/lib/calendar/day'
import { loadArticles } from '@/lib/markdown/articles'
import { sunAltitude } from '@/tests/support/the-sun'

/** From here on down the article calls it dark. */
const DARK = -12

const article = loadArticles().find(({ slug }) => slug === 'best-time-northern-lights-lapland-2025')

const days: readonly (readonly [string, Day])[] = [
  ['September', '2026-09-15'],
  ['October', '2026-10-15'],
  ['November', '2026-11-15'],
  ['December', '2026-12-15'],
  ['January', '2027-01-15'],
  ['February', '2027-02-15'],
  ['March', '2027-03-15'],
  ['1 April', '2027-04-01'],
]

test.each(days)('the hours of darkness of %s are right to the nearest five minutes', (month, day) => {
  const row = new RegExp(`>${month}</th>\\s*<td[^>]*>(\\d\\d:\\d\\d) to (\\d\\d:\\d\\d)<`)
  const [, dusk = '', dawn = ''] = row.exec(article?.body.html ?? '') ?? []
  expect(heightAround(day, dusk)).toEqual({ before: 'light', after: 'dark' })
  expect(heightAround(addDays(day, 1), dawn)).toEqual({ before: 'dark', after: 'light' })
})

/** Half of five minutes to both sides, and a few seconds for the equations. */
function heightAround(day: Day, time: string) {
  const instant = helsinkiInstant(day, time).getTime()
  const [before, after] = [-160_000, 160_000].map((ms) =>
    sunAltitude(new Date(instant + ms)) > DARK ? 'light' : 'dark',
  )
  return { before, after }
}
