import CalendarPage from '@/app/office/calendar/page'
import DeparturePage from '@/app/office/departures/[id]/page'
import { POST as confirm } from '@/app/office/season/confirm/route'
import SeasonPage from '@/app/office/season/page'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aForm } from '@/tests/support/a-guest-form'
import { anOfficeDoor } from '@/tests/support/an-office-door'
import { freezeClock } from '@/tests/support/freeze-clock'
import { officePage, queryOf, wordsOf } from '@/tests/support/office-pages'
import { hiddenFields } from '@/tests/support/operator-pages'

/* 'Open a season' in the office, without scripts. */

let sent = new Headers()
jest.mock('next/headers', () => ({ headers: async () => sent }))

freezeClock(NOON)

const backend = aBackend()
const { aCookie } = anOfficeDoor(backend)
const PERSON = 'one@lumi.example.com'
const SEASON = { tour: '8', season: '2027' }

let cookie = ''
beforeEach(async () => {
  cookie = `__Host-office=${await aCookie()}`
  sent = new Headers({ cookie })
})

const seasonPage = (query: Record<string, string> = {}) => officePage(SeasonPage, {}, query)
/** Next gives a route without parts in brackets no parameters. */
const press = (fields: Record<string, string>) =>
  confirm(aForm(fields, { cookie }), { params: Promise.resolve(undefined) })
const departures = () => backend.query<{ id: number }>('SELECT id FROM departures ORDER BY day')

test('the calendar leads to a page that says what is on sale and asks for a tour and a year', async () => {
  await backend.aDeparture({ seats: 8, tourId: 8, day: '2026-12-24' })
  expect((await officePage(CalendarPage)).html).toContain('href="/office/season"')
  const { html, status } = await seasonPage()
  expect(status).toBeUndefined()
  expect(html).toContain('>Open a season</h1>')
  expect(html).toMatch(/<form [^>]*action="\/office\/season" method="get"/)
  expect(wordsOf(html)).toContain('1 date on sale, until Thursday, 24 December 2026')
  expect(html).toContain('<option value="2026" selected="">')
  expect(html).not.toContain('<option value="2025"')
  await backend.query('DELETE FROM departures')
})

test('a season is previewed, opened once by a double press, and its dates say who has opened them', async () => {
  const preview = await seasonPage(SEASON)
  const words = wordsOf(preview.html)
  expect(words).toContain(
    '183 new departures from Saturday, 16 October 2027 to Saturday, 15 April 2028, at 21:00, with 16 seats each, adult 79 €, child 59 €.',
  )
  expect(await departures()).toEqual([])
  const fields = hiddenFields(preview.html)
  const answers = await Promise.all([press(fields), press(fields)])
  const later = await press(fields)
  for (const answer of [...answers, later])
    expect(answer.headers.get('location')).toMatch(/^\/office\/calendar\?done=/)
  const opened = await departures()
  expect(opened).toHaveLength(183)
  expect(await backend.query("SELECT count(*)::int FROM history WHERE what = 'opened'")).toEqual([
    { count: 183 },
  ])
  const calendar = async (answer: Response) =>
    wordsOf((await officePage(CalendarPage, {}, queryOf(answer))).html)
  expect(await calendar(answers[0])).toContain('The season is on sale.')
  expect(await calendar(later)).toContain('The season is on sale.')
  const { html } = await officePage(DeparturePage, { id: String(opened[0]?.id) })
  expect(wordsOf(html)).toContain(`put on sale, by ${PERSON}`)
})

test('dates that exist are left alone and counted; what has changed since the preview is shown again', async () => {
  const [first, second] = await departures()
  await backend.query(`DELETE FROM departures WHERE id = ${first?.id}`)
  await backend.query(`UPDATE departures SET seats = 5 WHERE id = ${second?.id}`)
  const { html } = await seasonPage(SEASON)
  expect(wordsOf(html)).toContain('1 new departure on Saturday, 16 October 2027, at 21:00')
  expect(wordsOf(html)).toContain('182 dates exist already, and no seats change.')
  expect(wordsOf(html)).toContain('Kept with other numbers of seats than the tour’s: 2027-10-17.')
  await backend.query(`DELETE FROM departures WHERE day = '2028-04-15'`)
  const answer = await press(hiddenFields(html))
  expect(answer.headers.get('location')).toMatch(/^\/office\/season\?tour=8&season=2027&outdated=\d+$/)
  expect(await departures()).toHaveLength(181)
  expect(await backend.query(`SELECT seats FROM departures WHERE id = ${second?.id}`)).toEqual([{ seats: 5 }])
})

test('a new price in content is shown before it is published', async () => {
  await backend.query('UPDATE tours SET adult_price_cents = 6900 WHERE id = 8')
  expect(wordsOf((await seasonPage(SEASON)).html)).toContain(
    'The price becomes adult 79 €, child 59 € instead of adult 69 €, child 59 €, also on all its other dates',
  )
})

test('what cannot be done is said at its field', async () => {
  for (const [query, id, text] of [
    [{ ...SEASON, season: '2020' }, 'season', 'The season of 2020 is over.'],
    [
      { ...SEASON, season: 'soon' },
      'season',
      'Please write the year in which the season begins, such as 2026',
    ],
    [{ ...SEASON, tour: 'moon' }, 'tour', 'The tours are: all, 1 northern-lights-tour'],
  ] as const)
    expect((await seasonPage(query)).html).toMatch(new RegExp(`<p[^>]* id="${id}-wrong">${text}`))
})
