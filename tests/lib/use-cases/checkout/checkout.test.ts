import { CHECKOUT_MINUTES, HOLD_MINUTES } from '@/lib/booking/seats/hold'
import { addMinutes } from '@/lib/calendar/duration'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { releaseCheckout } from '@/lib/use-cases/checkout/release-checkout'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { http } from 'msw/core/http'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { started } from '@/tests/support/a-hold'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { reconcileCheckouts } from '@/tests/support/run-jobs'

const backend = aBackend()

test('a booking request is held for 35 minutes and gets a page that takes payment for 31', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const start = started(
    await startCheckout(aBookingInput({ departureId, adults: 2, children: 1, offeredCents: 487_00 }), NOON),
  )

  expect(start.reference).toMatch(/^LL-/)
  expect(await backend.bookings(departureId)).toMatchObject([
    { state: 'hold', seats: 3, total_cents: 487_00, expires_at: addMinutes(NOON, HOLD_MINUTES) },
  ])
  const { form, idempotencyKey } = backend.stripe.calls[0] ?? raise()
  expect(idempotencyKey).toMatch(/^checkout:[0-9a-f-]{36}:1$/)
  expect(Object.fromEntries(form)).toMatchObject({
    mode: 'payment',
    'line_items[0][quantity]': '2',
    'line_items[0][price_data][unit_amount]': '17900',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[1][quantity]': '1',
    'line_items[1][price_data][unit_amount]': '12900',
    customer_email: 'aino@example.com',
    expires_at: String(addMinutes(NOON, 31).getTime() / 1000),
    success_url: 'https://lumi.example.com/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: expect.stringMatching(
      /^https:\/\/lumi\.example\.com\/northern-lights-tour\?date=\d{4}-\d\d-\d\d&adults=2&children=1&payment=cancelled&release=[\w-]{56}#booking$/,
    ),
    'metadata[tour_id]': '1',
    'metadata[tour_date_id]': String(departureId),
    'metadata[customer_name]': 'Aino Korhonen',
    'metadata[adults]': '2',
    'metadata[children]': '1',
    'metadata[total_price]': '487',
    'metadata[reference]': start.reference,
    'payment_intent_data[metadata][reference]': start.reference,
    'payment_intent_data[metadata][tour_id]': '1',
  })
  // Accountants see this in Stripe's dashboard.
  expect(form.get('payment_intent_data[description]')).toMatch(
    new RegExp(`^${start.reference} Guaranteed Northern Lights Tour \\d{4}-\\d\\d-\\d\\d$`),
  )
  expect(form.get('payment_intent_data[metadata][date]')).toBe(form.get('metadata[date]'))
  expect([...form.keys()].some((key) => key.startsWith('payment_method_types'))).toBe(false)
})

test('forty buyers at once for eight seats: eight holds, thirty-two refusals, and eight requests to Stripe', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const before = backend.stripe.callsTo('/sessions').length
  const inputs = Array.from({ length: 40 }, () => startCheckout(aBookingInput({ departureId }), NOON))
  const kinds = (await Promise.all(inputs)).map((start) =>
    start.kind === 'refused' ? start.reason : start.kind,
  )
  expect(kinds.filter((kind) => kind === 'started')).toHaveLength(8)
  expect(kinds.filter((kind) => kind === 'not_enough_slots')).toHaveLength(32)
  expect(backend.stripe.callsTo('/sessions')).toHaveLength(before + 8)
  expect(await backend.seatsTaken(departureId)).toBe(8)
})

test('a double click is one booking, one hold, one page', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const input = aBookingInput({ departureId, idempotencyKey: 'double-click' })
  const [first, second] = await Promise.all([startCheckout(input, NOON), startCheckout(input, NOON)])
  expect(started(second)).toEqual(started(first))
  expect(await backend.seatsTaken(departureId)).toBe(1)
})

test('a retry on the last seat gets its own seat, not a refusal', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const input = aBookingInput({ departureId, idempotencyKey: 'last-seat' })
  const first = started(await startCheckout(input, NOON))
  expect(started(await startCheckout(input, addMinutes(NOON, 1)))).toEqual(first)
})

test('the same key for another booking request is refused', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  await startCheckout(aBookingInput({ departureId, idempotencyKey: 'one-wanted' }), NOON)
  const other = aBookingInput({ departureId, idempotencyKey: 'one-wanted', adults: 2, offeredCents: 358_00 })
  expect(await startCheckout(other, NOON)).toEqual({ kind: 'refused', reason: 'key_reused' })
})

test('the same booking request after its booking was cancelled is a new booking', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const input = aBookingInput({ departureId, idempotencyKey: 'books-again' })
  const first = started(await startCheckout(input, NOON))
  backend.stripe.pay(first.sessionId)
  await refreshCheckoutStatus(first.sessionId, NOON)
  await cancelBooking.run(first.reference, NOON, NOON)
  const second = started(await startCheckout(input, NOON))
  expect(second.reference).not.toBe(first.reference)
  expect(started(await startCheckout(input, NOON)).reference).toBe(second.reference)
  expect((await backend.bookings(departureId)).map(({ state }) => state).sort()).toEqual([
    'cancelled',
    'hold',
  ])
})

test('the same key for two departures at once is one booking and one refusal', async () => {
  const [one, other] = [await backend.aDeparture({ seats: 8 }), await backend.aDeparture({ seats: 8 })]
  const starts = await Promise.all(
    [one, other].map((departureId) =>
      startCheckout(aBookingInput({ departureId, idempotencyKey: 'two-departures' }), NOON),
    ),
  )
  const kinds = starts.map((start) => (start.kind === 'refused' ? start.reason : start.kind))
  expect(kinds.sort()).toEqual(['key_reused', 'started'])
})

test('a hold whose page ended unpaid frees its seats', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  started(await startCheckout(aBookingInput({ departureId }), NOON))
  const pageEnds = addMinutes(NOON, CHECKOUT_MINUTES)
  await reconcileCheckouts(pageEnds)
  expect(await startCheckout(aBookingInput({ departureId }), pageEnds)).toMatchObject({
    reason: 'not_enough_slots',
  })
  const asked = addMinutes(pageEnds, 1)
  await reconcileCheckouts(asked)
  expect(await startCheckout(aBookingInput({ departureId }), asked)).toMatchObject({ kind: 'started' })
  expect((await backend.bookings(departureId)).map(({ state }) => state)).toEqual(['lapsed', 'hold'])
})

test('a hold that never had a page frees its seats by the clock alone', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  started(await startCheckout(aBookingInput({ departureId }), NOON))
  await backend.query('UPDATE checkouts SET session_id = NULL, url = NULL')
  const justBefore = new Date(addMinutes(NOON, HOLD_MINUTES).getTime() - 1)
  expect(await startCheckout(aBookingInput({ departureId }), justBefore)).toMatchObject({
    reason: 'not_enough_slots',
  })
  expect(await startCheckout(aBookingInput({ departureId }), addMinutes(NOON, HOLD_MINUTES))).toMatchObject({
    kind: 'started',
  })
})

test('a retry after the hold lapsed holds again, as the same booking with a new page', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const input = aBookingInput({ departureId, idempotencyKey: 'comes-back' })
  const first = started(await startCheckout(input, NOON))
  await reconcileCheckouts(addMinutes(NOON, 32))
  const again = started(await startCheckout(input, addMinutes(NOON, 60)))
  expect(again.reference).toBe(first.reference)
  expect(again.sessionId).not.toBe(first.sessionId)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'hold', attempt: 2 }])
})

test('when Stripe refuses, the seats are freed immediately and the same booking request can be retried', async () => {
  const log = expectLog()
  const departureId = await backend.aDeparture({ seats: 1 })
  const input = aBookingInput({ departureId, idempotencyKey: 'stripe-refuses' })
  const error = { type: 'invalid_request_error', code: 'email_invalid', message: 'Invalid email address: x' }
  const refuse = http.post(
    'https://api.stripe.com/v1/checkout/sessions',
    () => Response.json({ error }, { status: 400 }),
    { once: true },
  )
  backend.stripe.server.use(refuse)
  expect(await startCheckout(input, NOON)).toEqual({
    kind: 'refused',
    reason: 'payment_provider_error',
    providerCode: 'email_invalid',
  })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await startCheckout(input, NOON)).toMatchObject({ kind: 'started' })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be opened'))
})

test('garbage from Stripe is a refusal, not an error of our own', async () => {
  const log = expectLog()
  const departureId = await backend.aDeparture({ seats: 1 })
  backend.stripe.server.use(
    http.post('https://api.stripe.com/v1/checkout/sessions', () => new Response('<html>oops</html>')),
  )
  expect(await startCheckout(aBookingInput({ departureId }), NOON)).toMatchObject({
    reason: 'payment_provider_error',
  })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be opened'))
})

test('a hold whose page was never opened gets one when the booking request is repeated', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const input = aBookingInput({ departureId, idempotencyKey: 'crashed' })
  const first = started(await startCheckout(input, NOON))
  await backend.query(
    `UPDATE checkouts SET session_id = NULL, url = NULL WHERE session_id = '${first.sessionId}'`,
  )
  // Soon after, the same key returns the same page; later, Stripe requires a new expiry.
  expect(started(await startCheckout(input, addMinutes(NOON, 0.5))).sessionId).toBe(first.sessionId)
  await backend.query(
    `UPDATE checkouts SET session_id = NULL, url = NULL WHERE session_id = '${first.sessionId}'`,
  )
  expect(started(await startCheckout(input, addMinutes(NOON, 10))).sessionId).not.toBe(first.sessionId)
  expect(await backend.seatsTaken(departureId)).toBe(1)
})

test('an unknown departure, and one of another tour, are not found', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const notFound = { kind: 'refused', reason: 'date_not_found' }
  expect(await startCheckout(aBookingInput({ departureId: 999_999 }), NOON)).toEqual(notFound)
  expect(await startCheckout(aBookingInput({ departureId, tourId: 8, offeredCents: 79_00 }), NOON)).toEqual(
    notFound,
  )
})

test('returning without paying closes the page and frees the seats immediately', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const { sessionId, reference } = started(await startCheckout(aBookingInput({ departureId }), NOON))
  expect(await releaseCheckout(sessionId, NOON)).toEqual({ status: 'expired', reference })
  expect(backend.stripe.facts(sessionId).status).toBe('expired')
  expect(await backend.seatsTaken(departureId)).toBe(0)
})

test('returning after paying confirms the booking instead', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const { sessionId, reference } = started(await startCheckout(aBookingInput({ departureId }), NOON))
  backend.stripe.pay(sessionId)
  expect(await releaseCheckout(sessionId, NOON)).toMatchObject({ status: 'confirmed', reference })
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('the return from Stripe checks the payment there, and confirms before any webhook', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const { sessionId, reference } = started(await startCheckout(aBookingInput({ departureId }), NOON))
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'processing', reference })
  backend.stripe.pay(sessionId)
  const twoSecondsLater = new Date(NOON.getTime() + 2000)
  expect(await refreshCheckoutStatus(sessionId, twoSecondsLater)).toMatchObject({
    status: 'confirmed',
    reference,
  })
  expect(await refreshCheckoutStatus('cs_unknown', NOON)).toBeNull()
})

test('a payment is checked with Stripe once in two seconds, however often visitors ask', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const { sessionId, reference } = started(await startCheckout(aBookingInput({ departureId }), NOON))
  const processing = { status: 'processing', reference }
  const ask = (ms: number) => refreshCheckoutStatus(sessionId, new Date(NOON.getTime() + ms))
  expect(await Promise.all(Array.from({ length: 30 }, (_, index) => ask(index)))).toEqual(
    Array(30).fill(processing),
  )
  expect(await ask(1999)).toEqual(processing)
  expect(backend.stripe.callsTo(sessionId)).toHaveLength(1)
  await ask(2000)
  expect(backend.stripe.callsTo(sessionId)).toHaveLength(2)
})

test('Stripe gets one request to close a page in two seconds, even while it does not respond', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const { sessionId, reference } = started(await startCheckout(aBookingInput({ departureId }), NOON))
  let asked = 0
  backend.stripe.server.use(
    http.post('https://api.stripe.com/v1/checkout/sessions/:id/expire', () => {
      asked += 1
      return Response.error()
    }),
  )
  const release = (ms: number) => releaseCheckout(sessionId, new Date(NOON.getTime() + ms))
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => release(index)))
  expect(answers).toEqual(Array(30).fill({ status: 'expired', reference, isUnsettled: true }))
  const askedByOne = asked
  await release(1999)
  expect(asked).toBe(askedByOne)
  await release(2000)
  expect(asked).toBe(2 * askedByOne)
  expect(await backend.seatsTaken(departureId)).toBe(0)
})

test('while Stripe is down, the return page says that the payment is being confirmed', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const { sessionId, reference } = started(await startCheckout(aBookingInput({ departureId }), NOON))
  backend.stripe.server.use(
    http.get('https://api.stripe.com/v1/checkout/sessions/:id', () => Response.error()),
  )
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'processing', reference })
})

test('repeating a paid booking request leads to its confirmation, not to a second payment', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const input = aBookingInput({ departureId, idempotencyKey: 'paid-already' })
  const { sessionId } = started(await startCheckout(input, NOON))
  backend.stripe.pay(sessionId)
  await refreshCheckoutStatus(sessionId, NOON)
  const again = started(await startCheckout(input, NOON))
  expect(again.url).toBe(`https://lumi.example.com/payment-success?session_id=${sessionId}`)
})

function raise(): never {
  throw new Error('Stripe was not asked')
}
