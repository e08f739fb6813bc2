import { addMinutes } from '@/lib/calendar/duration'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { syncPayment } from '@/lib/use-cases/payments/sync-payment'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { runOps } from '@/tests/support/run-ops'
import { payRefunds } from '@/tests/support/run-jobs'

const backend = aBackend()
const { aHold } = heldBookings(backend)
const { aPaidBooking, bookingOf, dueOf } = changedBookings(backend)
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)
/** The rest of the season, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 400 }))

/** How a booking's e-mails state its payment method, the newest e-mail of each kind. */
const paidBy = async (reference: string) => {
  const rows = await backend.query<{ kind: string; methods: readonly string[] }>(
    `SELECT kind, facts->'paidBy' AS methods FROM emails JOIN bookings b ON b.id = booking_id
     WHERE reference = '${reference}' ORDER BY emails.created_at`,
  )
  return Object.fromEntries(rows.map(({ kind, methods }) => [kind, methods]))
}

test('money received by hand confirms its booking with a receipt, and leaves no row if it cannot be accepted; e-mails state how it was received and will be refunded', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  const start = await aHold({ departureId })
  const { reference } = start
  const record = (euros: number) =>
    ops('money', 'record', reference, euros, '--method', 'bank_transfer', '--yes')
  expect((await record(179)).at(-1)).toBe(`${reference}: the booking is confirmed.`)
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
  expect(await dueOf(reference)).toBe(0)
  await expect(record(179)).rejects.toThrow('Nothing is due')
  const rows = JSON.parse((await ops('money', 'list', '2026-12-01', '--json')).join('\n'))
  expect(rows.filter((row: { reference: string }) => row.reference === reference)).toEqual([
    {
      at: NOON.toISOString(),
      reference,
      kind: 'payment',
      method: 'bank_transfer',
      amount: 179,
      reason: null,
      document: expect.stringMatching(/^R-2026-\d{6}$/),
      providerId: null,
    },
  ])
  expect(await paidBy(reference)).toMatchObject({ 'booking-confirmed-guest': ['bank_transfer'] })
  await ops('booking', 'cancel', reference, '--by-us', '--now', '--yes')
  expect(await paidBy(reference)).toMatchObject({
    'booking-cancelled-guest': ['bank_transfer'],
    'booking-cancelled-operator': ['bank_transfer'],
  })
})

test('money received by two methods is refunded by two, and each credit note names its own; for a change it applies the change', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { reference } = await aPaidBooking({ departureId })
  const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
  await requestChange.run({ reference, wanted, asking: GUEST }, NOON)
  const paid = await ops('money', 'record', reference, 179, '--method', 'cash', '--yes')
  expect(paid.at(-1)).toBe(`${reference}: the change has been made.`)
  expect(await bookingOf(reference)).toMatchObject({ seats: 2, total_cents: 358_00 })
  expect(await dueOf(reference)).toBe(0)
  expect(await paidBy(reference)).toMatchObject({ 'booking-changed-guest': ['card', 'cash'] })
  await ops('booking', 'cancel', reference, '--by-us', '--now', '--yes')
  expect(await paidBy(reference)).toMatchObject({ 'booking-cancelled-guest': ['card', 'cash'] })
  await payRefunds(NOON)
  expect(await paidBy(reference)).toMatchObject({ 'credit-note-guest': ['card'] })
})

test('a wallet that is not in the settings must be entered twice, and is in the history', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const booking = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booking.kind !== 'booked') throw new Error('not booked')
  const other = '12cbQLTFMXRnSzktFkuoG3eHoMeFtpTu3S'
  const send = (...options: readonly string[]) =>
    ops(
      ...['crypto', 'details', booking.reference, '--address', other, '--amount', '0.002'],
      ...['--network', 'bitcoin', '--rate', '89500', '--yes', ...options],
    )
  await expect(send()).rejects.toThrow('give it a second time with --confirm-address')
  await expect(send('--confirm-address', `${other}x`)).rejects.toThrow('not the same address')
  await send('--confirm-address', other)
  expect((await ops('booking', 'show', booking.reference)).join('\n')).toContain(
    `to a wallet that is not in CRYPTO_WALLETS: ${other}`,
  )
})

test('a refund made by hand is recorded, in parts as well, and then disappears from today', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const booking = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booking.kind !== 'booked') throw new Error('not booked')
  const { reference } = booking
  await ops('crypto', 'paid', reference, '279', '--eur', '--tx', 'too-much', '--yes')
  const mine = async () =>
    JSON.parse((await ops('today', '--json')).join('\n')).filter(
      ({ about, kind }: { about: string; kind: string }) => about === reference && kind === 'refund_by_hand',
    )
  expect(await mine()).toEqual([
    {
      kind: 'refund_by_hand',
      about: reference,
      guest: expect.stringMatching(/: Guaranteed Northern Lights Tour, /),
      text: '98.21 €: for you to return yourself',
      command: `./ops money record ${reference} 98.21 --method METHOD --returned`,
    },
  ])
  const returned = (euros: string) =>
    ops('money', 'record', reference, euros, '--method', 'crypto', '--returned', '--yes')
  await expect(returned('98.22')).rejects.toThrow('You have 98.21 € to return')
  expect((await returned('50'))[1]).toContain(
    '50 € has been returned to the guest; 48.21 € is still to be returned',
  )
  await returned('48.21')
  expect(await mine()).toEqual([])
  expect(await dueOf(reference)).toBe(0)
  await expect(returned('1')).rejects.toThrow('There is nothing for you to return on this booking.')
})

test('a bounced refund sent by hand and then at Stripe as well is recorded beyond the payment', async () => {
  const { reference, sessionId } = await aPaidBooking()
  const { paymentIntentId } = backend.stripe.facts(sessionId)
  const [payment] = await backend.query<{ id: string }>(
    `SELECT id FROM money_movements WHERE provider_id = '${paymentIntentId}'`,
  )
  await ops('money', 'refund', reference, 100, '--reason', 'goodwill', '--now', '--yes')
  await payRefunds(NOON)
  backend.stripe.bounce(paymentIntentId ?? '')
  await syncPayment(payment?.id ?? '', NOON)
  await ops('money', 'record', reference, 100, '--method', 'bank_transfer', '--returned', '--yes')
  backend.stripe.refundByHand(paymentIntentId ?? '', 100_00)
  await syncPayment(payment?.id ?? '', NOON)
  const refunds = await backend.query(
    `SELECT cents FROM money_movements m WHERE payment_id = '${payment?.id}' AND kind = 'refund'`,
  )
  expect(refunds).toEqual([{ cents: 100_00 }, { cents: 100_00 }, { cents: 100_00 }])
  expect(await dueOf(reference)).toBe(0)
})

test.each([
  ['departure cancel', 'cancel', ['--reason', 'guide'], NOON],
  ['departure not-seen', 'not-seen', [], null],
])(
  '%s asks Stripe before showing anything, so that a refund made there by hand is recorded',
  async (_, word, options, when) => {
    const { reference, departureId, sessionId } = await aPaidBooking()
    backend.stripe.refundByHand(backend.stripe.facts(sessionId).paymentIntentId ?? '', 179_00)
    const [{ day, start } = { day: '', start: NOON }] = await backend.query<{ day: string; start: Date }>(
      `SELECT day::text, starts_at AS start FROM departures WHERE id = ${departureId}`,
    )
    await runOps(when ?? start, 'departure', word, 1, day, ...options, '--dry-run')
    expect(
      await backend.query(
        `SELECT cents FROM money_movements m JOIN bookings b ON b.id = m.booking_id
       WHERE b.reference = '${reference}' AND m.kind = 'refund'`,
      ),
    ).toEqual([{ cents: 179_00 }])
  },
)

test('seats whose payment page Stripe has not reported on are sold to nobody else, for cash or by phone', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const { reference } = await aHold({ departureId })
  const hour = addMinutes(NOON, 60)
  await backend.query(`UPDATE bookings SET state = 'lapsed' WHERE reference = '${reference}'`)
  await backend.query(`UPDATE checkouts SET state = 'expired' WHERE booking_id IN
    (SELECT id FROM bookings WHERE reference = '${reference}')`)
  await aHold({ departureId })
  const cash = ['--method', 'cash', '--yes'] as const
  await expect(runOps(hour, 'money', 'record', reference, 179, ...cash)).rejects.toThrow(
    'The seats of this booking are no longer held',
  )
  const [row] = await backend.query<{ day: string }>(
    `SELECT day::text FROM departures WHERE id = ${departureId}`,
  )
  const guest = ['--name', 'Aino', '--pay', 'paid', ...cash] as const
  await expect(runOps(hour, 'booking', 'new', 1, row?.day ?? '', ...guest)).rejects.toThrow(
    'That date is full',
  )
})
