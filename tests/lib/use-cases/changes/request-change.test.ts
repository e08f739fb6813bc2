import { addMinutes } from '@/lib/calendar/duration'
import { cancelBooking, previewCancellation } from '@/lib/use-cases/changes/cancel-booking'
import { withdrawChange } from '@/lib/use-cases/changes/withdraw-change'
import { requestChange, previewChange } from '@/lib/use-cases/changes/request-change'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { openChangePaymentPage } from '@/lib/use-cases/checkout/open-change-payment-page'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings, expectKind, GUEST } from '@/tests/support/a-changed-booking'
import { heldBookings } from '@/tests/support/a-hold'
import { watchStatements } from '@/tests/support/record-statements'
import { payRefunds, reconcileCheckouts } from '@/tests/support/run-jobs'

/* Changes and cancellations by guests. */

const backend = aBackend()
const { aHold } = heldBookings(backend)
const { aPaidBooking, aHeldChange, pay, bookingOf, dueOf, changesOf } = changedBookings(backend)
const TWO = { adults: 2, offeredCents: 358_00 }
const OPERATOR = { actor: 'operator', by: 'guest' } as const

const party = (adults: number, children = 0) => ({ kind: 'party', party: { adults, children } }) as const
const to = (departureId: number) => ({ kind: 'move', departureId }) as const

const documentsOf = (reference: string) =>
  backend.query(`
    SELECT series, document->'lines' AS lines FROM receipts r JOIN bookings b ON b.id = r.booking_id
    WHERE reference = '${reference}' ORDER BY series, recorded_at`)

/** The rest of the season's seats, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 200 }))

afterEach(() => backend.query('DELETE FROM graphile_worker._private_jobs'))

test('fewer guests: their seats are freed and their price is refunded, with a credit note', async () => {
  const { reference, departureId } = await aPaidBooking(TWO)
  const answer = await requestChange.run({ reference, wanted: party(1), asking: GUEST }, NOON)
  expect(answer).toMatchObject({ kind: 'applied', booking: { version: 2 } })
  expect(await bookingOf(reference)).toMatchObject({ adults: 1, seats: 1, total_cents: 179_00, version: 2 })
  expect(await backend.seatsTaken(departureId)).toBe(1)
  expect(await dueOf(reference)).toBe(0)
  expect(await payRefunds(NOON)).toBe(1)
  expect(await dueOf(reference)).toBe(0)
  const adult = { what: 'adults', count: 1, eachCents: 179_00 }
  expect(await documentsOf(reference)).toEqual([
    { series: 'C', lines: [adult] },
    { series: 'R', lines: [{ ...adult, count: 2 }] },
  ])
  expect(await backend.emails(departureId)).toEqual([
    'booking-changed-guest',
    'booking-changed-operator',
    'booking-confirmed-guest',
    'booking-confirmed-operator',
    'credit-note-guest',
  ])
})

test('another date at the same price: the booking and its seats move immediately', async () => {
  const { reference, departureId } = await aPaidBooking(TWO)
  const other = await backend.aDeparture({ seats: 2 })
  expectKind(await requestChange.run({ reference, wanted: to(other), asking: GUEST }, NOON), 'applied')
  expect(await bookingOf(reference)).toMatchObject({ departure_id: other, total_cents: 358_00 })
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(other)]).toEqual([0, 2])
  expect(await requestChange.run({ reference, wanted: to(other), asking: GUEST }, NOON)).toMatchObject({
    kind: 'unchanged',
  })
  const third = await backend.aDeparture({ seats: 1 })
  expect(await requestChange.run({ reference, wanted: to(third), asking: GUEST }, NOON)).toMatchObject({
    reason: 'not_enough_slots',
  })
  expect(await requestChange.run({ reference, wanted: to(999_999), asking: GUEST }, NOON)).toEqual({
    kind: 'refused',
    reason: 'date_not_found',
  })
})

test('more guests: the seats are held, and the booking stays as it is until it is paid', async () => {
  const { reference, departureId } = await aPaidBooking()
  const { sessionId } = await aHeldChange({ reference, wanted: party(2, 1) })
  expect(await backend.seatsTaken(departureId)).toBe(3)
  expect(await bookingOf(reference)).toMatchObject({ adults: 1, seats: 1, version: 2 })
  const call = backend.stripe.callsTo('/checkout/sessions').at(-1)
  expect(call?.form.get('line_items[0][price_data][unit_amount]')).toBe('30800')
  expect(call?.form.get('success_url')).toBe('https://lumi.example.com/booking/x?done=paid')
  await pay(sessionId)
  expect(await bookingOf(reference)).toMatchObject({ adults: 2, children: 1, seats: 3, total_cents: 487_00 })
  expect(await backend.seatsTaken(departureId)).toBe(3)
  expect(await dueOf(reference)).toBe(0)
  expect((await documentsOf(reference)).at(-1)).toEqual({
    series: 'R',
    lines: [
      { what: 'adults', count: 1, eachCents: 179_00 },
      { what: 'children', count: 1, eachCents: 129_00 },
    ],
  })
  expect(await changesOf(reference)).toEqual([{ kind: 'party', state: 'applied', pay_cents: 308_00 }])
})

test('a more expensive date is paid first, and its receipt deducts what was paid before', async () => {
  const { reference, departureId } = await aPaidBooking()
  const dearer = await backend.aDeparture({ seats: 1 })
  await backend.query(`UPDATE departures SET adult_price_cents = 19900 WHERE id = ${dearer}`)
  const { sessionId } = await aHeldChange({ reference, wanted: to(dearer) })
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(dearer)]).toEqual([1, 1])
  await pay(sessionId)
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(dearer)]).toEqual([0, 1])
  expect((await documentsOf(reference)).at(-1)).toEqual({
    series: 'R',
    lines: [
      { what: 'adults', count: 1, eachCents: 199_00 },
      { what: 'paid_before', count: 1, eachCents: -179_00 },
    ],
  })
  expect(await dueOf(reference)).toBe(0)
})

/** A page can be reloaded at will, so it must not hold up buyers. */
test('a guest’s preview takes no lock while the date is selling, and shows what the operator’s preview does', async () => {
  const { reference, departureId } = await aPaidBooking()
  const other = await backend.aDeparture({ seats: 2 })
  const calls = [party(3), party(1), to(other), to(departureId)].map((wanted) => ({
    ...{ reference, wanted, asking: GUEST, client: '192.0.2.1' },
  }))
  const previews = []
  for (const call of calls) previews.push(await requestChange.preview(call, NOON))
  const cancelled = await cancelBooking.preview(reference, 'guest', NOON)
  const seller = await backend.client()
  await seller.query(`BEGIN; SELECT FROM departures WHERE id IN (${departureId}, ${other}) FOR UPDATE`)
  const watch = watchStatements()
  for (const [index, call] of calls.entries()) {
    const seen = await previewChange(call, NOON)
    const { kind, ...preview } = previews[index] ?? {}
    expect(seen.kind).toBe(kind)
    if ('terms' in seen) expect(preview).toMatchObject({ terms: seen.terms })
    if ('decision' in seen) expect(preview).toMatchObject({ decision: seen.decision })
  }
  expect(cancelled).toMatchObject({ ...(await previewCancellation(reference, NOON)) })
  watch.stop()
  await seller.end()
  expect(watch.texts().filter((text) => /FOR UPDATE|advisory|^(INSERT|UPDATE|DELETE)/i.test(text))).toEqual(
    [],
  )
})

test('a preview changes nothing, and its terms must still hold when it is confirmed', async () => {
  const { reference, departureId } = await aPaidBooking()
  const call = { reference, wanted: party(2), asking: GUEST }
  const { terms } = expectKind(await requestChange.preview(call, NOON), 'held')
  expect(await changesOf(reference)).toEqual([])
  expect(await backend.seatsTaken(departureId)).toBe(1)
  await backend.query(`UPDATE departures SET adult_price_cents = 19900 WHERE id = ${departureId}`)
  const outdated = expectKind(await requestChange.run({ ...call, terms }, NOON), 'outdated')
  expect(outdated.decision).toMatchObject({ kind: 'held', quoted: { payCents: 199_00 } })
  expect(await changesOf(reference)).toEqual([])
  expectKind(await requestChange.run({ ...call, terms: outdated.terms }, NOON), 'held')
})

test('an unpaid change lapses after 35 minutes by the clock alone, once its page has closed', async () => {
  const { reference, departureId } = await aPaidBooking()
  await aHeldChange({ reference, wanted: party(8) })
  await reconcileCheckouts(addMinutes(NOON, 32))
  expect(
    await requestChange.run({ reference, wanted: party(2), asking: OPERATOR }, addMinutes(NOON, 36)),
  ).toMatchObject({
    kind: 'held',
  })
  expect(await changesOf(reference)).toMatchObject([{ state: 'lapsed' }, { state: 'held' }])
  expect(await backend.seatsTaken(departureId)).toBe(2)
})

test('a new change replaces the previous one, whose page is closed', async () => {
  const { reference, departureId } = await aPaidBooking()
  const first = await aHeldChange({ reference, wanted: party(8) })
  const second = await aHeldChange({ reference, wanted: party(2) })
  expect(await changesOf(reference)).toMatchObject([{ state: 'dropped' }, { state: 'held' }])
  expect(await backend.seatsTaken(departureId)).toBe(2)
  await reconcileCheckouts(NOON)
  expect(backend.stripe.facts(first.sessionId).status).toBe('expired')
  expect(backend.stripe.facts(second.sessionId).status).toBe('open')
})

test('withdrawing a change leaves the booking as it is and closes its page', async () => {
  const { reference, departureId } = await aPaidBooking()
  const { changeId, sessionId } = await aHeldChange({ reference, wanted: party(3) })
  expect(await withdrawChange.run(reference, 'guest', NOON)).toBe(true)
  expect(await withdrawChange.run(reference, 'guest', NOON)).toBe(false)
  expect(await backend.seatsTaken(departureId)).toBe(1)
  await reconcileCheckouts(NOON)
  expect(backend.stripe.facts(sessionId).status).toBe('expired')
  expect(await openChangePaymentPage(changeId, 'https://lumi.example.com', NOON)).toMatchObject({
    reason: 'not_held',
  })
})

test('a change keeps the same page, and no page is opened that would expire too soon', async () => {
  const { reference } = await aPaidBooking()
  const { changeId, sessionId } = await aHeldChange({ reference, wanted: party(2) })
  expect(
    await openChangePaymentPage(changeId, 'https://lumi.example.com', addMinutes(NOON, 20)),
  ).toMatchObject({
    sessionId,
  })
  await backend.query(`UPDATE checkouts SET state = 'expired' WHERE session_id = '${sessionId}'`)
  expect(
    await openChangePaymentPage(changeId, 'https://lumi.example.com', addMinutes(NOON, 5)),
  ).toMatchObject({
    reason: 'too_late_to_pay',
  })
})

test('cancelling a booking drops its change, and everything paid is refunded', async () => {
  const { reference, departureId } = await aPaidBooking()
  const other = await backend.aDeparture({ seats: 4 })
  await backend.query(`UPDATE departures SET adult_price_cents = 19900 WHERE id = ${other}`)
  await aHeldChange({ reference, wanted: to(other) })
  expect(await cancelBooking.run(reference, NOON, NOON)).toMatchObject({ refund: { cents: 179_00 } })
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(other)]).toEqual([0, 0])
  expect(await changesOf(reference)).toMatchObject([{ state: 'dropped' }])
  expect(await dueOf(reference)).toBe(0)
})

test('the operator can waive a difference, or agree another total', async () => {
  const { reference } = await aPaidBooking()
  const waived = { ...OPERATOR, isWaived: true }
  expectKind(await requestChange.run({ reference, wanted: party(2), asking: waived }, NOON), 'applied')
  expect(await bookingOf(reference)).toMatchObject({ adults: 2, total_cents: 358_00 })
  expect(await dueOf(reference)).toBe(0)
  const less = { kind: 'agree', totalCents: 300_00 } as const
  expect(await requestChange.run({ reference, wanted: less, asking: GUEST }, NOON)).toMatchObject({
    reason: 'operator_only',
  })
  expectKind(await requestChange.run({ reference, wanted: less, asking: OPERATOR }, NOON), 'applied')
  expect(await bookingOf(reference)).toMatchObject({ total_cents: 300_00 })
  expect(await dueOf(reference)).toBe(0)
})

test('a booking waiting for cryptocurrency is changed immediately, and then waits for the new total', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const input = aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail: 'coins@example.com' })
  const booked = await bookWithCrypto(input, NOON)
  if (booked.kind !== 'booked') throw new Error('not booked')
  const { reference } = booked
  expectKind(await requestChange.run({ reference, wanted: party(2), asking: GUEST }, NOON), 'applied')
  expect(await bookingOf(reference)).toMatchObject({
    state: 'awaiting_payment',
    seats: 2,
    total_cents: 358_00,
  })
  expect(await backend.emails(departureId)).toContain('booking-changed-operator')
})

test('an unknown reference is refused', async () => {
  expect(await requestChange.run({ reference: 'LL-ZZZZZZ', wanted: party(2), asking: GUEST }, NOON)).toEqual({
    kind: 'refused',
    reason: 'not_found',
  })
})

async function refundsOf(departureId: number): Promise<readonly number[]> {
  const rows = await backend.query<{ cents: number }>(
    `SELECT r.cents FROM refunds r JOIN bookings b ON b.id = r.booking_id
     WHERE departure_id = ${departureId} ORDER BY b.created_at`,
  )
  return rows.map((row) => row.cents)
}

test('more than a day ahead, a cancelled card booking is refunded to the card and both sides are notified', async () => {
  const { departureId, reference, sessionId } = await aPaidBooking()
  expect(await cancelBooking.run(reference, NOON, NOON)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: 179_00 },
    returns: [{ cents: 179_00, by: 'provider' }],
  })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await payRefunds(NOON)).toBe(1)
  expect(await payRefunds(NOON)).toBe(0)
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'refunded', reference })
  const emails = await backend.emails(departureId)
  expect(emails.filter((kind) => kind.startsWith('booking-cancelled'))).toHaveLength(2)
  expect(emails.filter((kind) => kind.startsWith('payment-refunded'))).toEqual([])
  expect(await cancelBooking.run(reference, NOON, NOON)).toEqual({ kind: 'refused', reason: 'not_live' })
})

test('within a day nothing is refunded, under the policy the booking was made with', async () => {
  const { departureId, reference, sessionId } = await aPaidBooking()
  await backend.query(`UPDATE departures SET starts_at = '2026-12-02T09:00:00Z' WHERE id = ${departureId}`)
  expect(await cancelBooking.run(reference, NOON, NOON)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: 0 },
  })
  expect(await payRefunds(NOON)).toBe(0)
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'cancelled', reference })
})

test('a guest who asked in time is refunded, however late the operator handles it', async () => {
  const { departureId, reference } = await aPaidBooking()
  await backend.query(`UPDATE departures SET starts_at = '2026-12-02T10:00:01Z' WHERE id = ${departureId}`)
  const later = addMinutes(NOON, 60)
  expect(await cancelBooking.run(reference, NOON, later)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: 179_00 },
  })
})

test('if we cancel because of the weather, everything is refunded at any time, and the guest reads why', async () => {
  const { departureId, reference } = await aPaidBooking()
  await backend.query(`UPDATE departures SET starts_at = '2026-12-01T11:00:00Z' WHERE id = ${departureId}`)
  expect(await cancelBooking.run(reference, 'us', NOON)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: 179_00 },
  })
  const [email] = await backend.query(
    `SELECT facts->'isCancelledByUs' AS ours FROM emails JOIN bookings b ON b.id = booking_id
     WHERE b.reference = '${reference}' AND kind = 'booking-cancelled-guest'`,
  )
  expect(email).toEqual({ ours: true })
})

test('a booking waiting for payment can be cancelled: the seats are freed, and there is nothing to refund', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const booking = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booking.kind !== 'booked') throw new Error('not booked')
  expect(await cancelBooking.run(booking.reference, NOON, NOON)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: null },
  })
  expect(await backend.seatsTaken(departureId)).toBe(0)
})

test('an unpaid hold can be cancelled: the seats are freed, its page is closed, and nothing was paid', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const { reference, sessionId } = await aHold({ departureId })
  expect(await cancelBooking.run(reference, NOON, NOON)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: null },
    returns: [],
  })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  await reconcileCheckouts(NOON)
  expect(backend.stripe.facts(sessionId).status).toBe('expired')
})

test('a payment that goes through for a cancelled hold is refunded', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const { reference, sessionId } = await aHold({ departureId })
  await cancelBooking.run(reference, 'us', NOON)
  const { paymentIntentId } = backend.stripe.pay(sessionId)
  await reconcileCheckouts(NOON)
  await payRefunds(NOON)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'cancelled' }])
  const refunds = backend.stripe
    .callsTo('/refunds')
    .filter(({ form }) => form.get('payment_intent') === paymentIntentId)
  expect(refunds.map(({ form }) => form.get('amount'))).toEqual(['17900'])
})

test('an unknown reference is not found', async () => {
  expect(await cancelBooking.run('LL-000000', NOON, NOON)).toEqual({ kind: 'refused', reason: 'not_found' })
})

test('an unpaid card booking can be cancelled: its payment page is closed, and a payment that still arrives is refunded', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  const [held, paid] = [
    await aHold({ departureId, customerEmail: 'h@example.com' }),
    await aHold({ departureId, customerEmail: 'p@example.com' }),
  ]
  for (const { reference } of [held, paid])
    expect(await cancelBooking.run(reference, NOON, NOON)).toMatchObject({
      kind: 'cancelled',
      refund: { cents: null },
    })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  backend.stripe.pay(paid.sessionId)
  await reconcileCheckouts(addMinutes(NOON, 1))
  expect(backend.stripe.facts(held.sessionId).status).toBe('expired')
  expect(await refreshCheckoutStatus(held.sessionId, NOON)).toMatchObject({ status: 'expired' })
  expect(await refreshCheckoutStatus(paid.sessionId, NOON)).toMatchObject({ status: 'refunded' })
  expect(await refundsOf(departureId)).toEqual([179_00])
  expect((await backend.bookings(departureId)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
})

test('a dry run shows the outcome for a booking and changes nothing', async () => {
  const { departureId, reference } = await aPaidBooking()
  expect(await cancelBooking.preview(reference, 'us', NOON)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: 179_00 },
    returns: [{ cents: 179_00, by: 'provider' }],
  })
  expect((await backend.bookings(departureId))[0]?.state).toBe('confirmed')
})
