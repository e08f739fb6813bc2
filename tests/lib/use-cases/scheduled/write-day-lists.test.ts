import { helsinkiInstant } from '@/lib/calendar/day'
import { minutesAfter } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { departureUrl } from '@/lib/use-cases/links/departure-url'
import { writeDayLists } from '@/lib/use-cases/scheduled/write-day-lists'
import { aBackend } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { runOps } from '@/tests/support/run-ops'
import { deliverEmails } from '@/tests/support/work'

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { cancelFor } = choicesOf(backend)
const [ONE, TWO] = ['one@lumi.example.com', 'two@lumi.example.com']

let mail: MailServer

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterAll(() => mail.stop())

/** A party of two at a hotel on a departure of its own, and 17:00 on the day before. */
async function aDay() {
  const departureId = await backend.aDeparture({ seats: 8 })
  const guests = { adults: 2, offeredCents: 358_00, customerPhone: '+358 40 123 4567' }
  const { reference } = await aPaidBooking({ ...guests, departureId })
  await backend.query(`UPDATE bookings SET pickup_place = 'Arctic Hotel' WHERE reference = '${reference}'`)
  const { day, startsAt } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const tomorrow = day.toISOString().slice(0, 10)
  const before = new Date(day.getTime() - 86_400_000).toISOString().slice(0, 10)
  return { departureId, reference, startsAt, tomorrow, at: helsinkiInstant(before, '17:00') }
}

/** What an inbox has of the lists that were written by then. */
async function listsIn(inbox: string, now: Date): Promise<readonly { subject: string; text: string }[]> {
  const known = mail.emails.length
  await deliverEmails(now)
  return mail.emails
    .slice(known)
    .filter(({ to, text = '' }) => [to].flat()[0]?.text === inbox && text.includes('Open the departure'))
    .map(({ subject = '', text = '' }) => ({ subject, text }))
}

test('at 17:00 the day before each inbox has who comes, by pick-up place, with a link of its own', async () => {
  const { departureId, at } = await aDay()
  await writeDayLists(minutesAfter(at, -1))
  expect(await listsIn(ONE, at)).toEqual([])
  await writeDayLists(at)
  await writeDayLists(at)
  const stored = await backend.query<{ facts: unknown }>(
    `SELECT facts FROM emails WHERE kind = 'day-list-operator' AND sent_at IS NULL`,
  )
  expect(stored).toHaveLength(2)
  expect(JSON.stringify(stored)).not.toMatch(/Aino|Arctic|\+358/)
  const known = mail.emails.length
  const [list, ...more] = await listsIn(ONE, at)
  expect(more).toEqual([])
  expect(list?.subject).toMatch(/^1 departure on \w+, 1\d December 2026$/)
  const text = list?.text.replace(/\s+/g, ' ')
  expect(text).toMatch(/Guaranteed Northern Lights Tour, 20:00.*2 adults in 1 party.*1\. Arctic Hotel.*Aino/)
  expect(text).toContain('+358 40 123 4567')
  expect(text).not.toContain('€')
  expect(text).toContain(await departureUrl(database(), { id: departureId }, ONE))
  const others = mail.emails.slice(known).filter(({ to }) => [to].flat()[0]?.text === TWO)
  const urlOfOther = await departureUrl(database(), { id: departureId }, TWO)
  expect(others.some(({ text: other = '' }) => other.includes(urlOfOther))).toBe(true)
})

test('a day without a party and without an open choice is told to nobody', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { startsAt } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  await writeDayLists(minutesAfter(startsAt, -180))
  expect(await listsIn(ONE, startsAt)).toEqual([])
})

test('changes after that are gathered for five minutes and told once; what is as before again is not', async () => {
  const { reference, at, departureId } = await aDay()
  await writeDayLists(at)
  await listsIn(ONE, at)
  const change = (minutes: number, place: string) =>
    runOps(minutesAfter(at, minutes), 'booking', 'contact', reference, '--pick-up', place, '--yes')
  await change(10, 'Santa Lodge')
  await writeDayLists(minutesAfter(at, 10))
  await aPaidBooking({ departureId, customerName: 'Mika Mäkinen', customerEmail: 'm@example.com' })
  for (const minutes of [11, 14]) await writeDayLists(minutesAfter(at, minutes))
  expect(await listsIn(ONE, minutesAfter(at, 14))).toEqual([])
  for (const minutes of [15, 16, 30]) await writeDayLists(minutesAfter(at, minutes))
  const lists = await listsIn(ONE, minutesAfter(at, 30))
  expect(lists.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Changed: 1 departure on /)])
  expect(lists[0]?.text).toMatch(/Santa Lodge[\s\S]*Mika Mäkinen/)
  await change(40, 'Arctic Hotel')
  await writeDayLists(minutesAfter(at, 40))
  await change(42, 'Santa Lodge')
  for (const minutes of [43, 50]) await writeDayLists(minutesAfter(at, minutes))
  expect(await listsIn(ONE, minutesAfter(at, 50))).toEqual([])
})

test('a departure that is cancelled is told with those who still choose, until the tour would have begun', async () => {
  const { departureId, at, startsAt } = await aDay()
  await writeDayLists(at)
  await listsIn(ONE, at)
  await cancelFor(departureId, 'weather', minutesAfter(at, 30))
  for (const minutes of [30, 35]) await writeDayLists(minutesAfter(at, minutes))
  const [list] = await listsIn(ONE, minutesAfter(at, 35))
  expect(list?.text.replace(/\s+/g, ' ')).toContain('Cancelled, 1 party to choose')
  await backend.query(`UPDATE bookings SET pickup_place = 'Elsewhere' WHERE departure_id = ${departureId}`)
  for (const minutes of [0, 6]) await writeDayLists(minutesAfter(startsAt, minutes))
  expect(await listsIn(ONE, minutesAfter(startsAt, 6))).toEqual([])
})
