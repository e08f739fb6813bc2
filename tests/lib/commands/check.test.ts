import { RefusedCommandError } from '@/lib/commands/failures'
import { opsProgram } from '@/lib/commands/program'
import { SAMPLE_EMAIL, SAMPLE_KEY } from '@/lib/booking/sample-guest'
import { database } from '@/lib/db/client'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { refundBooking } from '@/lib/use-cases/payments/refund-booking'

import { addCorrections, addPayment } from '@/lib/db/ledger'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'
import { runOps } from '@/tests/support/run-ops'
import { payRefunds } from '@/tests/support/work'

const backend = aBackend()
const { aPaidBooking, bookingOf } = changedBookings(backend)
const { whereIs } = choicesOf(backend)

/** The lines of the findings about one booking or thing. */
async function findings(about: string, ...options: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = []
  const print = jest.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text))
  const check = opsProgram(() => NOON).parseAsync(['check', ...options], { from: 'user' })
  await check.catch((error: unknown) => expect(error).toBeInstanceOf(RefusedCommandError))
  print.mockRestore()
  return lines.filter((line) => line.startsWith(about))
}

const idOf = async (reference: string) =>
  (await backend.query<{ id: string }>(`SELECT id FROM bookings WHERE reference = '${reference}'`))[0]?.id ??
  ''

test('where all agrees the answer is one line, also with holds, refunds and what waits', async () => {
  const { reference } = await aPaidBooking()
  await refundBooking({ reference, cents: 10_00, reason: 'goodwill' }, NOON)
  await payRefunds(NOON)
  const departureId = await backend.aDeparture({ seats: 1 })
  await startCheckout(aBookingInput({ departureId }), NOON)
  expect(await runOps(NOON, 'check')).toEqual(['Everything agrees.'])
  expect(await runOps(NOON, 'check', '--stripe')).toEqual(['Everything agrees, also with Stripe.'])
})

test('all agrees as well while guests choose, after a return trip, and while commands can be undone or are', async () => {
  const [one, other, third] = [await aPaidBooking(), await aPaidBooking(), await aPaidBooking()]
  const into = await backend.aDeparture({ seats: 8 })
  const [from, to] = [await whereIs(one.departureId), await whereIs(into)]
  await runOps(NOON, 'departure', 'merge', 1, from.day, 'into', to.day, '--yes')
  await runOps(NOON, 'booking', 'cancel', other.reference, '--yes')
  const moved = await runOps(NOON, 'booking', 'move', third.reference, to.day, '--yes')
  expect(await runOps(NOON, 'check')).toEqual(['Everything agrees.'])
  await runOps(NOON, 'undo', moved.at(-1)?.slice(-4) ?? '', '--yes')
  const { day } = await whereIs(third.departureId)
  const night = new Date(`${day}T22:00:00Z`)
  await runOps(night, 'departure', 'not-seen', 1, day, '--yes')
  await runOps(night, 'booking', 'choose', third.reference, 'move', to.day, '--yes')
  expect(await runOps(night, 'check')).toEqual(['Everything agrees.'])
})

test('samples were never sold: they need neither documents nor e-mails', async () => {
  const { reference } = await aPaidBooking({ customerEmail: SAMPLE_EMAIL, idempotencyKey: `${SAMPLE_KEY}1` })
  await backend.query(
    `DELETE FROM emails WHERE booking_id = (SELECT id FROM bookings WHERE reference = '${reference}')`,
  )
  expect(await findings(reference)).toEqual([])
})

test('seats that nobody has are found', async () => {
  const departureId = await backend.aDeparture({ seats: 4 })
  await backend.query(`UPDATE departures SET seats_taken = 2 WHERE id = ${departureId}`)
  expect(await findings(`departure ${departureId}:`)).toEqual([
    `departure ${departureId}: 2 seats taken, and 0 held by bookings, changes and undos`,
  ])
  await backend.query(`UPDATE departures SET seats_taken = 0 WHERE id = ${departureId}`)
})

test('findings are a list for programs as well', async () => {
  const departureId = await backend.aDeparture({ seats: 4 })
  await backend.query(`UPDATE departures SET seats_taken = 2 WHERE id = ${departureId}`)
  const [json = ''] = await findings('', '--json')
  expect(JSON.parse(json)).toEqual([{ about: `departure ${departureId}`, text: expect.any(String) }])
  await backend.query(`UPDATE departures SET seats_taken = 0 WHERE id = ${departureId}`)
})

test('a sum that is not zero is found, and money of a booking that lapsed', async () => {
  const { reference } = await aPaidBooking()
  await addCorrections(database(), await idOf(reference), [{ cents: 1, reason: 'waived' }], NOON)
  expect(await findings(reference)).toEqual([`${reference}: is confirmed, and its sum is 1 cents`])
  const departureId = await backend.aDeparture({ seats: 1 })
  const start = await startCheckout(aBookingInput({ departureId }), NOON)
  const lapsed = start.kind === 'started' ? start.reference : ''
  const payment = { method: 'cash', cents: 5_00, currency: 'eur', at: NOON, providerId: null } as const
  await addPayment(database(), { ...payment, bookingId: await idOf(lapsed) })
  expect(await findings(lapsed)).toEqual([
    `${lapsed}: is hold, and 500 cents of its guest are held`,
    `${lapsed}: a payment of 500 cents has no document`,
  ])
})

test('a confirmation that was never queued is found, and a receipt that no e-mail carries', async () => {
  const { reference } = await aPaidBooking()
  const id = await idOf(reference)
  await backend.query(`DELETE FROM emails WHERE booking_id = '${id}'`)
  expect(await findings(reference)).toEqual([
    `${reference}: is confirmed, and its guest has no e-mail that says so`,
    `${reference}: a payment of 17900 cents was in no e-mail`,
  ])
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
})

test('a number that was given to no document is found', async () => {
  await backend.query(`UPDATE receipt_counters SET last = last + 1 WHERE series = 'R'`)
  expect(await findings('R-2026')).toEqual([
    expect.stringMatching(/^R-2026: the last number is \d+, and there are \d+ documents$/),
  ])
  await backend.query(`UPDATE receipt_counters SET last = last - 1 WHERE series = 'R'`)
})

test('a refund that Stripe has and the ledger lacks is found with --stripe alone', async () => {
  const { sessionId } = await aPaidBooking()
  const { paymentIntentId } = backend.stripe.facts(sessionId)
  backend.stripe.setClock(new Date(NOON.getTime() - 3_600_000))
  const refund = backend.stripe.refundByHand(paymentIntentId ?? '', 7_00)
  expect(refund).toMatch(/^re_/)
  expect(await findings('refund')).toEqual([])
  expect(await findings('refund', '--stripe')).toEqual([
    'refunds to cards: -10 € here, and -17 € at Stripe',
    expect.stringMatching(/^refund txn_3\w+ at Stripe: 0 € here, and -7 € at Stripe$/),
  ])
})
