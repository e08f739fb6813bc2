import { minutesAfter } from '@/lib/calendar/duration'
import { listAwaitedLinks } from '@/lib/db/awaited-links'
import { type StoredBooking } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { bookByOffice } from '@/lib/use-cases/checkout/book-by-office'
import { openLinkPage } from '@/lib/use-cases/checkout/open-link-page'
import { recordMoney } from '@/lib/use-cases/payments/record-money'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { lapseOverdue, payRefunds } from '@/tests/support/work'

/* Rule: part-payments (docs/rules.md) */

const backend = aBackend()
const { pay, bookingOf, dueOf } = changedBookings(backend)
const DUE = minutesAfter(NOON, 48 * 60)

/** Two adults for 358 €, taken by the office, to be paid by the link within 48 hours. */
async function aLinkBooking(): Promise<StoredBooking> {
  const id = await backend.aDeparture({ seats: 8 })
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
  const order = { tourId: 1, day: row?.day ?? '', party: { adults: 2, children: 0 }, totalCents: null }
  const guest = { name: 'Aino Korhonen', email: 'aino@example.com', phone: null, note: null }
  const answer = await bookByOffice(
    { ...order, ...guest, method: null, isPrivate: false, isByLink: true },
    NOON,
  )
  if (answer.kind !== 'booked') throw new Error(answer.reason)
  return answer.booking
}

async function press({ id }: StoredBooking, now = NOON): Promise<string> {
  const page = await openLinkPage(id, 'https://lumi.example.com/booking/x', now)
  if (page.kind !== 'started') throw new Error(page.reason)
  return page.sessionId
}

/** Record what came by transfer, in euros. Answers what it did. */
async function record({ reference }: StoredBooking, euros: number, now = NOON) {
  const answer = await recordMoney(
    { reference, cents: Math.round(euros * 100), method: 'bank_transfer' },
    now,
  )
  return answer.kind === 'recorded' ? answer.money : answer
}

const factsOf = async ({ id }: StoredBooking, kind: string) =>
  (
    await backend.query<{ facts: Readonly<Record<string, unknown>> }>(
      `SELECT facts FROM emails WHERE booking_id = '${id}' AND kind = '${kind}' ORDER BY created_at DESC LIMIT 1`,
    )
  )[0]?.facts

test('a part is kept with its receipt, the seats wait, and the rest can be paid by card', async () => {
  const booking = await aLinkBooking()
  expect(await record(booking, 100)).toEqual({ what: 'part', restCents: 258_00, until: DUE })
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'awaiting_payment', total_cents: 358_00 })
  expect(await dueOf(booking.reference)).toBe(258_00)
  const wanted = await listAwaitedLinks(database(), NOON)
  expect(wanted.filter(({ bookingId }) => bookingId === booking.id)).toMatchObject([{ cents: 258_00 }])
  expect(await factsOf(booking, 'payment-short-guest')).toMatchObject({
    ...{ arrivedCents: 100_00, restCents: 258_00, paidBy: ['bank_transfer'] },
    documents: [expect.any(String)],
  })
  const sessionId = await press(booking)
  expect(backend.stripe.facts(sessionId).amountCents).toBe(258_00)
  await pay(sessionId)
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'confirmed', total_cents: 358_00 })
  expect(await dueOf(booking.reference)).toBe(0)
  expect(await factsOf(booking, 'booking-confirmed-guest')).toMatchObject({
    paidBy: ['bank_transfer', 'card'],
  })
})

test('a page that asks for all of it is paid in vain once a part has come: that payment goes back, the seats stay', async () => {
  const booking = await aLinkBooking()
  const outdated = await press(booking)
  await record(booking, 100)
  await pay(outdated)
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'awaiting_payment', seats: 2 })
  expect(await dueOf(booking.reference)).toBe(258_00)
  await payRefunds(NOON)
  expect(await factsOf(booking, 'payment-refunded-guest')).toMatchObject({
    ...{ refundCents: 358_00, refundReason: 'booking_changed', paidBy: ['card'] },
  })
  expect(await record(booking, 258)).toEqual({ what: 'booking', returnCents: 0 })
  expect(await factsOf(booking, 'booking-confirmed-guest')).toMatchObject({
    paidBy: ['bank_transfer', 'bank_transfer'],
  })
})

test('parts add up; what is too little for a card is let be, and what is too much is a person’s to return', async () => {
  const short = await aLinkBooking()
  await record(short, 300)
  expect(await record(short, 57.51)).toEqual({ what: 'booking', returnCents: 0 })
  expect(await dueOf(short.reference)).toBe(0)
  const still = await aLinkBooking()
  expect(await record(still, 357.5)).toMatchObject({ what: 'part', restCents: 50 })
  expect(await record(still, 100)).toEqual({ what: 'booking', returnCents: 99_50 })
  expect(await factsOf(still, 'booking-confirmed-guest')).toMatchObject({
    ...{ arrivedCents: 457_50, refundCents: 99_50 },
  })
  expect(await dueOf(still.reference)).toBe(0)
})

test('when the rest does not come in time, the seats are free and the part is a person’s to return', async () => {
  const booking = await aLinkBooking()
  await record(booking, 100)
  await lapseOverdue(minutesAfter(DUE, 40))
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'lapsed' })
  const refunds = await backend.query(
    `SELECT cents, state, reason FROM refunds WHERE booking_id = '${booking.id}'`,
  )
  expect(refunds).toEqual([{ cents: 100_00, state: 'by_hand', reason: 'not_in_full' }])
  expect(await factsOf(booking, 'payment-link-lapsed-guest')).toMatchObject({ arrivedCents: 100_00 })
})

test('a smaller party owes what is still to come of its own price', async () => {
  const booking = await aLinkBooking()
  await record(booking, 100)
  const wanted = { kind: 'party', party: { adults: 1, children: 0 } } as const
  await requestChange({ reference: booking.reference, wanted, asking: GUEST }, NOON)
  expect(await dueOf(booking.reference)).toBe(79_00)
  expect(await factsOf(booking, 'booking-changed-guest')).toMatchObject({ restCents: 79_00 })
  await pay(await press(booking))
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'confirmed', total_cents: 179_00 })
  expect(await dueOf(booking.reference)).toBe(0)
})
