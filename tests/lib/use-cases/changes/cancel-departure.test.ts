import { addMinutes } from '@/lib/calendar/duration'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { payInCrypto } from '@/tests/support/pay-in-crypto'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type CheckoutSessionFacts } from '@/lib/stripe/session-facts'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { payRefunds, reconcileCheckouts } from '@/tests/support/run-jobs'

const backend = aBackend()
const { aHold } = heldBookings(backend)

/** The rest of the season's seats, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 200 }))

let guests = 0
const someone = () => `guest-${++guests}@example.com`

async function whereIs(departureId: number) {
  const [row] = await backend.query<{ day: string }>(
    `SELECT day::text FROM departures WHERE id = ${departureId}`,
  )
  return { tourId: 1, day: row?.day ?? '', reason: 'weather' } as const
}

const someHold = (departureId: number, now = NOON) => aHold({ departureId, customerEmail: someone(), now })

async function aPaid(departureId: number) {
  const start = await someHold(departureId)
  backend.stripe.pay(start.sessionId)
  await refreshCheckoutStatus(start.sessionId, NOON)
  return start
}

async function aCrypto(departureId: number) {
  const input = aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail: someone() })
  const booking = await bookWithCrypto(input, NOON)
  if (booking.kind !== 'booked') throw new Error('not booked')
  return booking
}

const tellOfPayment = (session: CheckoutSessionFacts, now: Date) =>
  handlePaymentEvent(
    {
      id: `evt_${session.sessionId}`,
      type: 'checkout.session.completed',
      createdAt: now,
      update: { kind: 'session_completed', session },
    },
    now,
  )

const parseEmail = async (reference: string, kind: string) =>
  (
    await backend.query<{ facts: BookingFacts }>(
      `SELECT facts FROM emails l JOIN bookings b ON b.id = l.booking_id WHERE reference = '${reference}' AND kind = '${kind}'`,
    )
  )[0]?.facts

test('cancelling a departure ends its unpaid bookings, lets paid guests choose, and stops new bookings', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const paid = await aPaid(departureId)
  const held = await someHold(departureId)
  const crypto = await aCrypto(departureId)
  const paidCrypto = await aCrypto(departureId)
  await payInCrypto(paidCrypto.reference, NOON)

  const answer = await cancelDeparture.run(await whereIs(departureId), NOON)
  if (answer.kind !== 'cancelled') throw new Error(JSON.stringify(answer))
  const parties = answer.parties.map((party) => [
    party.booking.reference,
    party.kind === 'choice' ? 'choice' : { isTold: party.isTold, cents: party.refund.cents },
  ])
  expect(Object.fromEntries(parties)).toEqual({
    [paid.reference]: 'choice',
    [held.reference]: { isTold: false, cents: null },
    [crypto.reference]: { isTold: true, cents: null },
    [paidCrypto.reference]: 'choice',
  })
  expect((await backend.bookings(departureId)).map(({ state }) => state).sort()).toEqual([
    'cancelled',
    'cancelled',
    'confirmed',
    'confirmed',
  ])
  expect(
    await backend.query(`SELECT cancel_reason, is_closed FROM departures WHERE id = ${departureId}`),
  ).toEqual([{ cancel_reason: 'weather', is_closed: true }])
  expect(await payRefunds(NOON)).toBe(0)

  const next = aBookingInput({ departureId, customerEmail: someone() })
  expect(await startCheckout(next, NOON)).toEqual({ kind: 'refused', reason: 'date_closed' })
  expect(await bookWithCrypto({ ...next, cryptoType: 'bitcoin' }, NOON)).toMatchObject({
    reason: 'date_closed',
  })
})

test('every guest we have e-mailed reads why it is cancelled and what follows; guests who never paid get no e-mail', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const paid = await aPaid(departureId)
  const held = await someHold(departureId)
  const crypto = await aCrypto(departureId)
  await cancelDeparture.run({ ...(await whereIs(departureId)), reason: 'few' }, NOON)
  expect(await parseEmail(paid.reference, 'departure-cancelled-guest')).toMatchObject({
    cancelReason: 'few',
    choice: {
      options: ['full_refund', 'another_date'],
      refundCents: 179_00,
      endsAt: addMinutes(NOON, 14 * 1440).toISOString(),
    },
  })
  expect(await parseEmail(crypto.reference, 'booking-cancelled-guest')).toMatchObject({
    isCalledOff: true,
    cancelReason: 'few',
    refundCents: null,
  })
  expect(await parseEmail(held.reference, 'booking-cancelled-guest')).toBeUndefined()
  expect(await parseEmail(paid.reference, 'booking-cancelled-guest')).toBeUndefined()
})

test('open payment pages are closed immediately, and a payment that still arrives is refunded with a correct e-mail', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const [closed, paid] = [await someHold(departureId), await someHold(departureId)]
  await cancelDeparture.run(await whereIs(departureId), NOON)
  const session = backend.stripe.pay(paid.sessionId)
  const soon = addMinutes(NOON, 1)
  await reconcileCheckouts(soon)
  expect(backend.stripe.facts(closed.sessionId).status).toBe('expired')
  await tellOfPayment(session, soon)
  expect(await refreshCheckoutStatus(paid.sessionId, soon)).toMatchObject({ status: 'refunded' })
  await payRefunds(soon)
  expect(await parseEmail(paid.reference, 'payment-refunded-guest')).toMatchObject({
    refundReason: 'called_off',
    refundCents: 179_00,
  })
})

test('a bank debit that arrives after the departure was cancelled is refunded', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const held = await someHold(departureId)
  await tellOfPayment(backend.stripe.promise(held.sessionId, 'pi_debit'), NOON)
  await cancelDeparture.run(await whereIs(departureId), NOON)
  const later = addMinutes(NOON, 3 * 1440)
  const session = backend.stripe.pay(held.sessionId, 'pi_debit')
  const update = { kind: 'session_completed', session } as const
  const type = 'checkout.session.async_payment_succeeded'
  await handlePaymentEvent({ id: 'evt_debit', type, createdAt: later, update }, later)
  await payRefunds(later)
  expect(await parseEmail(held.reference, 'payment-refunded-guest')).toMatchObject({
    refundReason: 'called_off',
  })
})

test('a lapsed booking gets no seats again on a cancelled departure', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const held = await someHold(departureId, addMinutes(NOON, -40))
  await reconcileCheckouts(NOON)
  const crypto = await aCrypto(departureId)
  await backend.query(
    `UPDATE bookings SET expires_at = now() - interval '9 years' WHERE reference = '${crypto.reference}'`,
  )
  await cancelDeparture.run(await whereIs(departureId), NOON)
  await tellOfPayment(backend.stripe.pay(held.sessionId), NOON)
  expect((await backend.bookings(departureId)).map(({ state }) => state).sort()).toEqual([
    'lapsed',
    'refunded',
  ])
  expect(await payInCrypto(crypto.reference, NOON)).toMatchObject({
    decision: { kind: 'returned', reason: 'called_off', returnCents: 179_00 },
  })
})

test('a dry run gives the same result and changes nothing', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  await aPaid(departureId)
  await someHold(departureId)
  const where = await whereIs(departureId)
  const previewed = await cancelDeparture.preview(where, NOON)
  expect((await backend.bookings(departureId)).map(({ state }) => state).sort()).toEqual([
    'confirmed',
    'hold',
  ])
  expect(
    await backend.query(`SELECT cancelled_at, is_closed FROM departures WHERE id = ${departureId}`),
  ).toEqual([{ cancelled_at: null, is_closed: false }])
  const done = await cancelDeparture.run(where, NOON)
  if (previewed.kind !== 'cancelled' || done.kind !== 'cancelled') throw new Error('refused')
  expect(previewed.parties.map(({ kind, booking }) => ({ kind, id: booking.id }))).toEqual(
    done.parties.map(({ kind, booking }) => ({ kind, id: booking.id })),
  )
})

test('a cancellation is carried out completely or not at all', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  await aPaid(departureId)
  const last = await someHold(departureId)
  await backend.query(`
    CREATE FUNCTION refuse_cancel() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
    CREATE TRIGGER refuse_cancel BEFORE UPDATE ON bookings FOR EACH ROW
      WHEN (NEW.reference = '${last.reference}') EXECUTE FUNCTION refuse_cancel()`)
  await expect(cancelDeparture.run(await whereIs(departureId), NOON)).rejects.toThrow()
  await backend.query('DROP TRIGGER refuse_cancel ON bookings; DROP FUNCTION refuse_cancel')
  expect((await backend.bookings(departureId)).map(({ state }) => state).sort()).toEqual([
    'confirmed',
    'hold',
  ])
  expect(await backend.query(`SELECT is_closed FROM departures WHERE id = ${departureId}`)).toEqual([
    { is_closed: false },
  ])
})

test('guests who book or pay at the moment of the cancellation get a refund or a choice', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const paying = await someHold(departureId)
  const session = backend.stripe.pay(paying.sessionId)
  const where = await whereIs(departureId)
  const inputs = [1, 2, 3].map(() => aBookingInput({ departureId, customerEmail: someone() }))
  const [answer] = await Promise.all([
    cancelDeparture.run(where, NOON),
    tellOfPayment(session, NOON),
    ...inputs.map((input) => startCheckout(input, NOON)),
  ])
  expect(answer.kind).toBe('cancelled')
  const states = (await backend.bookings(departureId)).map(({ state }) => state)
  expect(states.filter((state) => state === 'hold')).toEqual([])
  const [choosing] = await backend.query(`SELECT 1 AS one FROM choices WHERE departure_id = ${departureId}`)
  const { status = null } = (await refreshCheckoutStatus(paying.sessionId, NOON)) ?? {}
  expect(status === 'refunded' || choosing !== undefined).toBe(true)
})

test('the database prevents a cancelled departure from going on sale again', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  await cancelDeparture.run(await whereIs(departureId), NOON)
  await expect(
    backend.query(`UPDATE departures SET is_closed = false WHERE id = ${departureId}`),
  ).rejects.toThrow('departures_cancelled_are_closed')
})

test('a departure can be cancelled once, and no later than a day after its start', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const where = await whereIs(departureId)
  const [row] = await backend.query<{ starts_at: Date }>(
    `SELECT starts_at FROM departures WHERE id = ${departureId}`,
  )
  const late = addMinutes(row?.starts_at ?? NOON, 1440)
  expect(await cancelDeparture.run(where, late)).toEqual({ kind: 'refused', reason: 'over' })
  expect((await cancelDeparture.run(where, addMinutes(late, -1))).kind).toBe('cancelled')
  expect(await cancelDeparture.run(where, NOON)).toEqual({ kind: 'refused', reason: 'cancelled_before' })
  expect(await cancelDeparture.run({ ...where, day: '2031-07-01' }, NOON)).toEqual({
    kind: 'refused',
    reason: 'no_departure',
  })
})

test('closing only stops new bookings: an earlier hold can still be paid in time, and once lapsed gets no seats again', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const withDeadline = await someHold(departureId)
  const late = await someHold(departureId, addMinutes(NOON, -40))
  const crypto = await aCrypto(departureId)
  await backend.query(`UPDATE departures SET is_closed = true WHERE id = ${departureId}`)
  await tellOfPayment(backend.stripe.pay(withDeadline.sessionId), addMinutes(NOON, 20))
  await tellOfPayment(backend.stripe.pay(late.sessionId), addMinutes(NOON, 20))
  const byReference = Object.fromEntries(
    (await backend.bookings(departureId)).map(({ reference, state }) => [reference, state]),
  )
  expect(byReference).toMatchObject({ [withDeadline.reference]: 'confirmed', [late.reference]: 'refunded' })
  expect(await payInCrypto(crypto.reference, addMinutes(NOON, 3 * 1440))).toMatchObject({
    decision: { kind: 'returned', reason: 'seat_gone', returnCents: 179_00 },
  })
})
