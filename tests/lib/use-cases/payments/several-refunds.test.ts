import { addMinutes } from '@/lib/calendar/duration'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { recordManualPayment } from '@/lib/use-cases/payments/record-manual-payment'
import { recordManualRefund } from '@/lib/use-cases/payments/record-manual-refund'
import { refundBooking } from '@/lib/use-cases/payments/refund-booking'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { payInCrypto } from '@/tests/support/pay-in-crypto'
import { readEmails } from '@/tests/support/read-emails'
import { followPayments, payRefunds } from '@/tests/support/run-jobs'

/* Refunds of several payments at once: each e-mail says that it is a part, and of what. */

const backend = aBackend()
const { aPaidBooking, aHeldChange, pay } = changedBookings(backend)

/** The rest of the season, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 200 }))

const FIRST = addMinutes(NOON, 60)
const LATER = addMinutes(NOON, 120)
const LAST = addMinutes(NOON, 180)
const WHOLE = 'This is a part of the 358 € that you get back in all'

/** One adult, and later another one: 179 € each. The payments as Stripe names them, oldest first. */
async function aBookingInTwoPayments() {
  const { reference } = await aPaidBooking()
  const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
  await pay((await aHeldChange({ reference, wanted })).sessionId)
  const rows = await backend.query<{ intent: string }>(
    `SELECT m.provider_id AS intent FROM money_movements m JOIN bookings b ON b.id = m.booking_id
     WHERE b.reference = '${reference}' AND m.kind = 'payment' ORDER BY m.sequence`,
  )
  const [older = '', newer = ''] = rows.map(({ intent }) => intent)
  return { reference, older, newer }
}

const notes = (reference: string) => readEmails(backend, { reference, kind: 'credit-note-guest' })

async function tell(type: string, paymentIntentId: string, at: Date): Promise<void> {
  const update = { kind: 'payment_news', paymentIntentId, objectId: null } as const
  await handlePaymentEvent({ id: `evt_${crypto.randomUUID()}`, type, createdAt: at, update }, at)
  await followPayments(at)
}

/** Expect two e-mails about refunds, each with these words and the whole that both are parts of. */
async function expectTwoParts(reference: string, part: string): Promise<void> {
  const texts = await notes(reference)
  expect(texts).toHaveLength(2)
  for (const text of texts) {
    expect(text).toContain(part)
    expect(text).toContain(WHOLE)
  }
}

test('each refund after a cancellation names its part and the whole', async () => {
  const { reference } = await aBookingInTwoPayments()
  await cancelBooking.run(reference, FIRST, FIRST)
  await payRefunds(FIRST)
  await expectTwoParts(reference, '179 € of 358 € is on its way back')
})

test('a refund of a single payment is no part', async () => {
  const { reference } = await aPaidBooking()
  await cancelBooking.run(reference, FIRST, FIRST)
  await payRefunds(FIRST)
  const [text] = await notes(reference)
  expect(text).toContain('179 € is on its way back')
  expect(text).not.toContain('a part of')
})

test('a refund that bounced and its replacement are parts of the same whole', async () => {
  const { reference, older } = await aBookingInTwoPayments()
  await cancelBooking.run(reference, FIRST, FIRST)
  await payRefunds(FIRST)
  backend.stripe.bounce(older)
  await tell('refund.failed', older, LATER)
  const sent = { reference, cents: 179_00, method: 'bank_transfer' } as const
  expect(await recordManualRefund.run(sent, LAST)).toMatchObject({ kind: 'recorded' })
  const texts = await notes(reference)
  expect(texts).toHaveLength(3)
  expect(texts[2]).toContain('We have sent 179 € back to you by bank transfer')
  for (const text of texts) expect(text).toContain(WHOLE)
})

test.each(['older', 'newer'] as const)(
  'of one whole staff may refund the %s payment at Stripe',
  async (which) => {
    const { reference, ...payments } = await aBookingInTwoPayments()
    await cancelBooking.run(reference, FIRST, FIRST)
    backend.stripe.refundByHand(payments[which], 179_00)
    await tell('charge.refunded', payments[which], FIRST)
    await payRefunds(LATER)
    const texts = await notes(reference)
    expect(texts).toHaveLength(2)
    for (const text of texts) expect(text).toContain(WHOLE)
  },
)

test('what staff send in two parts is one whole with what Stripe refunds', async () => {
  const { reference } = await aPaidBooking()
  const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
  await aHeldChange({ reference, wanted })
  await recordManualPayment.run({ reference, cents: 179_00, method: 'cash' }, NOON)
  await cancelBooking.run(reference, FIRST, FIRST)
  await payRefunds(FIRST)
  await recordManualRefund.run({ reference, cents: 100_00, method: 'bank_transfer' }, LATER)
  await recordManualRefund.run({ reference, cents: 79_00, method: 'bank_transfer' }, LAST)
  const texts = await notes(reference)
  expect(texts).toHaveLength(3)
  for (const text of texts) expect(text).toContain(WHOLE)
})

test('both payments of a crypto booking are one whole, sent in one go or in two', async () => {
  for (const sums of [[358_00], [179_00, 179_00]]) {
    const departureId = await backend.aDeparture({ seats: 8 })
    const booked = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
    if (booked.kind === 'refused') throw new Error(booked.reason)
    const { reference } = booked
    await payInCrypto(reference, NOON)
    const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
    await requestChange.run({ reference, wanted, asking: GUEST }, NOON)
    await payInCrypto(reference, NOON)
    await cancelBooking.run(reference, FIRST, FIRST)
    for (const cents of sums) await recordManualRefund.run({ reference, cents, method: 'crypto' }, LATER)
    await expectTwoParts(reference, 'We have sent 179 € back to you in Bitcoin')
  }
})

test('a part that a bank has in dispute is not promised', async () => {
  const { reference, older } = await aBookingInTwoPayments()
  await cancelBooking.run(reference, FIRST, FIRST)
  backend.stripe.dispute(older)
  await tell('charge.dispute.created', older, LATER)
  await payRefunds(LAST)
  const [text] = await notes(reference)
  expect(text).not.toContain('a part of')
})

test('a courtesy taken from two payments names the whole, and is no part of a later cancellation', async () => {
  const { reference } = await aBookingInTwoPayments()
  await refundBooking.run({ reference, cents: 200_00, reason: 'goodwill' }, FIRST)
  await payRefunds(FIRST)
  await cancelBooking.run(reference, LATER, LATER)
  await payRefunds(LATER)
  const courtesies = await readEmails(backend, { reference, kind: 'payment-refunded-guest' })
  expect(courtesies).toHaveLength(2)
  for (const text of courtesies) expect(text).toContain('a part of the 200 € that you get back in all')
  const [rest] = await notes(reference)
  expect(rest).toContain('158 € is on its way back')
  expect(rest).not.toContain('a part of')
})

test('a cancellation states all that was paid, and what of it had been refunded before', async () => {
  const { reference } = await aBookingInTwoPayments()
  await requestChange.run(
    { reference, wanted: { kind: 'party', party: { adults: 1, children: 0 } }, asking: GUEST },
    FIRST,
  )
  await payRefunds(FIRST)
  await cancelBooking.run(reference, LATER, LATER)
  for (const kind of ['booking-cancelled-guest', 'booking-cancelled-operator']) {
    const [text] = await readEmails(backend, { reference, kind })
    expect(text).toContain('Paid 358 € by card, VAT included Already refunded 179 €')
  }
})

test('nor is a courtesy or a refund at Stripe left out', async () => {
  const { reference, older } = await aBookingInTwoPayments()
  backend.stripe.refundByHand(older, 50_00)
  await refundBooking.run({ reference, cents: 100_00, reason: 'goodwill' }, FIRST)
  await payRefunds(FIRST)
  await cancelBooking.run(reference, LATER, LATER)
  const [text] = await readEmails(backend, { reference, kind: 'booking-cancelled-guest' })
  expect(text).toContain('Paid 358 € by card, VAT included Already refunded 150 €')
})
