import { POST } from '@/app/(site)/operator/[token]/attendance/route'
import { minutesAfter } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'
import {
  bookingPage,
  departureToken,
  doneIn,
  hiddenFields,
  leadsToDone,
  operatorToken,
} from '@/tests/support/operator-pages'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(NOON)

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)

async function aParty() {
  const { departureId, reference } = await aPaidBooking()
  const { startsAt } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  return { departureId, reference, startsAt, token: await departureToken(departureId) }
}

async function tick(
  token: string,
  fields: Record<string, string>,
  at: Date,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) {
  const request = new Request('https://lumi.example.com/operator/x/attendance', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
  const response = await withClockAt(at, () => POST(request, { params: Promise.resolve({ token }) }))
  return { status: response.status, location: response.headers.get('location') }
}

const standOf = async (reference: string) => {
  const { noShowAt, cameAt } = await database().booking.findUniqueOrThrow({ where: { reference } })
  return noShowAt ? 'no_show' : cameAt ? 'came' : 'open'
}

/** What the list says of a party that was ticked, when and by whom. */
const ticked = (reference: string, what: string) =>
  new RegExp(`${reference}, ${what} \\([-\\d]+ [:\\d]+, by operator link of one@lumi\\.example\\.com\\)`)

test('a party is ticked off at the pick-up, or marked as absent, and each takes the other back', async () => {
  const { reference, startsAt, token } = await aParty()
  const done = leadsToDone(token, 'attendance')
  expect(await tick(token, { reference, is: 'came', shown: 'none' }, minutesAfter(startsAt, -60))).toEqual(
    done,
  )
  expect(await standOf(reference)).toBe('came')
  expect(await tick(token, { reference, is: 'no_show', shown: 'came' }, startsAt)).toEqual(done)
  expect(await standOf(reference)).toBe('no_show')
  const html = await withClockAt(startsAt, () => bookingPage(token))
  expect(html).toMatch(ticked(reference, 'did not come'))
  expect(html).toContain('in 0 parties, of')
  expect([...html.matchAll(/aria-label="((?:Came|No-show)[^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Came: Aino Korhonen',
  ])
  expect(await tick(token, { reference, is: 'came', shown: 'no_show' }, startsAt)).toEqual(done)
  const rows = await backend.query<{ what: string; actor_name: string }>(
    `SELECT what, actor_name FROM history h JOIN bookings b ON b.id = h.booking_id
     WHERE reference = '${reference}' AND actor = 'operator_link' ORDER BY h.id`,
  )
  expect(rows).toEqual(
    ['came', 'no_show', 'came'].map((what) => ({ what, actor_name: 'one@lumi.example.com' })),
  )
})

/** What the form of the one party on a page sends. */
async function formOn(token: string, at: Date): Promise<Record<string, string>> {
  return hiddenFields(await withClockAt(at, () => bookingPage(token)))
}

const statusOn = async (token: string, location: string | null) => {
  return /role="status"[^>]*>([^<]*)</.exec(await bookingPage(token, doneIn(location)))?.[1]
}

test('a tick overwrites nothing that somebody else has ticked since the page was opened, and the page says so', async () => {
  const { reference, startsAt, token } = await aParty()
  const opened = await formOn(token, startsAt)
  expect(opened).toEqual({ reference, shown: 'none' })
  await tick(token, { ...opened, is: 'no_show' }, startsAt)
  const late = await tick(token, { ...opened, is: 'came' }, startsAt)
  expect(late).toEqual(leadsToDone(token, 'ticked'))
  expect(await standOf(reference)).toBe('no_show')
  expect(await statusOn(token, late.location)).toContain('has ticked this party')
  expect(await bookingPage(token, doneIn(late.location))).toMatch(ticked(reference, 'did not come'))
  expect((await tick(token, { reference, is: 'came' }, startsAt)).location).toBe(late.location)
  expect(await standOf(reference)).toBe('no_show')
})

test('the same tick sent twice is one tick, and no quarrel', async () => {
  const { reference, startsAt, token } = await aParty()
  const opened = await formOn(token, startsAt)
  const first = await tick(token, { ...opened, is: 'came' }, startsAt)
  expect(first.location).toContain('done=attendance')
  expect(await tick(token, { ...opened, is: 'came' }, startsAt)).toEqual(first)
  expect(
    await backend.query(`SELECT 1 FROM history WHERE what = 'came' AND booking_id =
    (SELECT id FROM bookings WHERE reference = '${reference}')`),
  ).toHaveLength(1)
})

test('there is nothing to tick before the pick-up, and nobody is absent before the start', async () => {
  const { reference, startsAt, token } = await aParty()
  const early = [
    { is: 'came', at: minutesAfter(startsAt, -61) },
    { is: 'no_show', at: minutesAfter(startsAt, -1) },
  ]
  for (const { is, at } of early) {
    const { status, location } = await tick(token, { reference, is, shown: 'none' }, at)
    expect(status).toBe(303)
    expect(await statusOn(token, location)).toContain('Nothing was written down')
  }
  expect(await standOf(reference)).toBe('open')
  expect(await bookingPage(token)).not.toContain('No-show')
})

test('a party of another departure, another site, another word and another link tick nothing', async () => {
  const [one, other] = [await aParty(), await aParty()]
  const { reference, startsAt, token } = one
  const fields = { reference, is: 'no_show', shown: 'none' }
  expect(await tick(other.token, fields, startsAt)).toMatchObject({ status: 404 })
  expect(await tick(await operatorToken(reference), fields, startsAt)).toMatchObject({ status: 404 })
  expect(await tick('x'.repeat(56), fields, startsAt)).toMatchObject({ status: 404 })
  expect(await tick(token, { reference, is: 'cancelled' }, startsAt)).toMatchObject({ status: 400 })
  const elsewhere = { 'sec-fetch-site': 'cross-site' }
  expect(await tick(token, fields, startsAt, elsewhere)).toMatchObject({ status: 403 })
  expect(await standOf(reference)).toBe('open')
})
