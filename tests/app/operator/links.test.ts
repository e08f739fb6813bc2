import { DEPARTURE_ACTION_LABELS, BOOKING_ACTION_LABELS } from '@/lib/contract/operator-page'
import { headerRules } from '@/lib/server/request/header-rules'
import { database } from '@/lib/db/client'
import { guestUrl } from '@/lib/use-cases/links/guest-url'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { freezeClock } from '@/tests/support/freeze-clock'
import {
  actionPage,
  bookingPage,
  departureToken,
  hiddenFields,
  operatorToken,
  send,
} from '@/tests/support/operator-pages'
import { isExhaustive } from '@/tests/support/tier'

let clients = 0
jest.mock('next/headers', () => ({ headers: async () => new Headers({ [mockHeader()]: mockClient() }) }))

const mockHeader = () => jest.requireActual('@/lib/limits/client-address-header').CLIENT_ADDRESS_HEADER
const mockClient = () => `203.0.113.${(clients += 1) % 250}`

freezeClock(NOON)

const backend = aBackend()
const { aPaidBooking, bookingOf } = changedBookings(backend)
const { cancelFor } = cancelledDepartures(backend)

beforeAll(() => backend.aDeparture({ seats: 200 }))

const NAMES = Object.keys(BOOKING_ACTION_LABELS)
/** Each link is opened once, or three times in an exhaustive run. */
const ROUNDS = isExhaustive ? ['1', '2', '3'] : ['1']
/** Queries that make the forms show a preview. */
const QUERIES: Readonly<Record<string, Record<string, string>>> = {
  refund: { amount: '50', reason: 'goodwill' },
  'record-payment': { amount: '179', method: 'cash' },
  move: { departure: '1', reason: 'us' },
  'another-date': { departure: '1' },
  'another-tour': { tour: '8', day: '2026-12-24' },
  message: { message: 'Words' },
  'cancel-departure': { reason: 'weather' },
  'message-all': { message: 'Words' },
}

/** Which characters of a token are changed: every ninth, which covers all of its parts, or all of them. */
const isTried = (place: number) => isExhaustive || place % 9 === 0 || place === 55

/** Every row of every table that a form could write to, except counters and secrets. */
async function everything(): Promise<unknown> {
  const tables = ['bookings', 'departures', 'changes', 'choices', 'commands', 'emails', 'history', 'refunds']
  const rows: unknown[] = []
  for (const table of [...tables, 'money_movements', 'payment_details', 'receipts'])
    rows.push(await backend.query(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY 1`))
  const jobs = await backend.query('SELECT count(*) FROM graphile_worker.jobs')
  return [...rows, jobs]
}

test('opening every link of a booking and a departure, as a mail scanner does, changes nothing', async () => {
  const [one, chooser] = [await aPaidBooking(), await aPaidBooking()]
  await cancelFor(chooser.departureId)
  const before = await everything()
  for (const { reference } of [one, chooser]) {
    const token = await operatorToken(reference)
    for (const round of ROUNDS) {
      await bookingPage(token, { round })
      for (const name of NAMES) await actionPage(token, name, { ...QUERIES[name], round })
    }
  }
  for (const { departureId } of [one, chooser]) {
    const token = await departureToken(departureId)
    for (const round of ROUNDS) {
      await bookingPage(token, { round })
      for (const name of Object.keys(DEPARTURE_ACTION_LABELS))
        await actionPage(token, name, { ...QUERIES[name], round })
    }
  }
  expect(await everything()).toEqual(before)
})

test('forged, shortened, swapped and expired links all get the same response, whatever they request', async () => {
  const [own, other] = [await aPaidBooking(), await aPaidBooking()]
  const [token, otherToken] = [await operatorToken(own.reference), await operatorToken(other.reference)]
  const row = await database().booking.findUniqueOrThrow({ where: { reference: own.reference } })
  const guestToken = (await guestUrl(database(), row)).split('/').at(-1) ?? ''
  const ended = await aPaidBooking()
  const endedToken = await operatorToken(ended.reference)
  await backend.query(
    `UPDATE departures SET starts_at = starts_at - interval '90 days', closes_at = closes_at - interval '90 days'
     WHERE id = ${ended.departureId}`,
  )
  const places = Array.from(token, (_letter, place) => place)
  const wrong = [
    ...places
      .filter(isTried)
      .map((place) => token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1)),
    token.slice(0, -1),
    `${token}A`,
    token.slice(0, 28) + otherToken.slice(28),
    otherToken.slice(0, 28) + token.slice(28),
    guestToken,
    endedToken,
    '',
    'x'.repeat(56),
  ]
  const fields = hiddenFields(await actionPage(token, 'cancel-for-us'))
  const [answers, pages] = [new Set<string>(), new Set<string>()]
  for (const one of wrong) {
    const { status, location, body } = await send(one, 'cancel-for-us', fields)
    answers.add(JSON.stringify({ status, location, body }))
    for (const page of [await bookingPage(one), await actionPage(one, 'cancel-for-us')]) pages.add(page)
  }
  expect([...pages]).toEqual([expect.stringContaining('This link does not work any more</h1>')])
  expect([...answers].map((answer) => JSON.parse(answer))).toEqual([
    { status: 404, location: null, body: expect.stringContaining('This link does not work any more.') },
  ])
  for (const { reference } of [own, other, ended])
    expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
})

test('a thousand guesses from a few clients: after thirty, none of them gets an answer', async () => {
  const { reference } = await aPaidBooking()
  const token = await operatorToken(reference)
  const headers = { [mockHeader()]: '198.18.0.1' }
  for (let tries = 0; tries < 30; tries += 1) await send('x'.repeat(56), 'note', {}, headers)
  expect(await send(token, 'note', {}, headers)).toMatchObject({ status: 429 })
})

test('a form of another site, and one that our page does not have, do nothing', async () => {
  const { reference } = await aPaidBooking()
  const token = await operatorToken(reference)
  // Behaviour common to all actions is tested with two of them, or with all.
  const isWhole = (name: string) => isExhaustive || name === 'note' || name === 'cancel-for-us'
  for (const name of NAMES) {
    const fields = { ...hiddenFields(await actionPage(token, name, QUERIES[name])), note: 'Words' }
    const odd: Record<string, string>[] = isWhole(name) ? [{}, { seen: '-1' }, { ...fields, seen: 'x' }] : []
    for (const wrong of [...odd, { ...fields, seen: '0' }])
      expect((await send(token, name, wrong)).location).toMatch(
        new RegExp(`/${name}\\?.*(?:outdated|invalid)=\\d*$|\\?done=already`),
      )
    if (!isWhole(name)) continue
    expect(await send(token, name, fields, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
  }
  expect(await send(token, 'sell', {})).toMatchObject({ status: 404 })
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed', total_cents: 179_00 })
})

test('the page is private: not cached, not indexed, not leaked by a referrer', () => {
  const [rule] = headerRules().filter(({ source }) => source === '/operator/:path*')
  expect(rule?.headers).toEqual([
    { key: 'Cache-Control', value: 'no-store' },
    { key: 'Referrer-Policy', value: 'no-referrer' },
    { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  ])
})
