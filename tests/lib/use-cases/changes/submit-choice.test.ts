import { addMinutes } from '@/lib/calendar/duration'
import { backgroundPool, database } from '@/lib/db/client'
import { addDispute } from '@/lib/db/money/disputes'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { previewChoice, submitChoice } from '@/lib/use-cases/changes/submit-choice'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { findLastGuestEmail, enqueueEmailCopy } from '@/lib/use-cases/outbox/enqueue-email-copy'
import { requeueLostJobs } from '@/lib/use-cases/scheduled/requeue-lost-jobs'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { payInCrypto } from '@/tests/support/pay-in-crypto'
import { deliverEmails, endChoices, payRefunds, reconcileCheckouts } from '@/tests/support/run-jobs'

const backend = aBackend()
const { aPaidBooking, aHeldChange, bookingOf, dueOf, changesOf } = changedBookings(backend)
const { cancelFor, choices, told, setPrice, refund, moveTo } = cancelledDepartures(backend)
const DAY = 1440
const TWO = { adults: 2, offeredCents: 358_00 }
const after = (days: number, minutes = 0) => addMinutes(NOON, days * DAY + minutes)

let mail: MailServer

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
  // The rest of the season's seats, a tenth of which can be held unpaid.
  await backend.aDeparture({ seats: 400 })
})
afterEach(() => backend.query('DELETE FROM graphile_worker._private_jobs'))
afterAll(() => mail.stop())

/** A guest who has paid, on a departure that was then cancelled; ignores the e-mails about the payment. */
async function aChooser(overrides: Parameters<typeof aPaidBooking>[0] = {}) {
  const booking = await aPaidBooking(overrides)
  await backend.query('DELETE FROM emails')
  await cancelFor(booking.departureId)
  return booking
}

/* Choices that nobody makes. */

test('without a choice within 14 days of the e-mail, everything is refunded automatically, after two reminders', async () => {
  const { reference } = await aChooser({ customerEmail: 'silent@example.com' })
  const told0 = addMinutes(NOON, 30)
  await deliverEmails(told0)
  const [choice] = await choices(reference)
  expect(choice?.told_at).toEqual(told0)
  const since = (days: number, minutes = 0) => addMinutes(told0, days * DAY + minutes)
  const reminders = async () => (await told(reference, 'choice-reminder-guest')).length

  await endChoices(since(3, -1))
  expect(await reminders()).toBe(0)
  await endChoices(since(3))
  expect(await reminders()).toBe(1)
  await endChoices(since(10, -1))
  expect(await reminders()).toBe(1)
  await endChoices(since(10))
  expect(await reminders()).toBe(2)
  await endChoices(since(14, -1))
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
  await endChoices(since(14))
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled', total_cents: 0 })
  expect(await choices(reference)).toMatchObject([{ chosen: null, ended_at: since(14) }])
  expect(await told(reference, 'choice-refunded-guest')).toMatchObject([
    { refundCents: 179_00, choice: { isOver: true } },
  ])
  expect(await payRefunds(since(14))).toBe(1)
  expect(await dueOf(reference)).toBe(0)
  expect(await refund(reference, since(14))).toEqual({ kind: 'refused', reason: 'choice_over' })
  expect(await endChoices(since(30))).toBe(0)
})

test('the e-mail states the deadline counted from its own sending, however long it was delayed', async () => {
  await aChooser({ customerEmail: 'slow@example.com' })
  await deliverEmails(after(1, 11))
  const texts = mail.emails.filter((_, index) => mail.recipients[index]?.includes('slow@example.com'))
  expect(texts.map(({ text }) => text?.replace(/\s+/g, ' ')).join(' ')).toContain(
    'Please tell us by Wednesday, 16 December 2026 at 12:11',
  )
})

test('if no mail server accepts the e-mail, the 14 days count from the cancellation', async () => {
  const { reference } = await aChooser({ customerEmail: 'gone@example.com' })
  mail.refuseWith(550, 'no such user', 'gone@example.com')
  const complain = expectLog()
  await deliverEmails(after(0, 5))
  expect(complain).toHaveBeenCalled()
  mail.refuseWith(null)
  await endChoices(after(14, -1))
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
  await endChoices(after(14))
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled' })
})

test('the deadline counts from the first e-mail that arrives, even if that was resent by hand', async () => {
  const { reference } = await aChooser({ customerEmail: 'again@example.com' })
  mail.refuseWith(550, 'no such user', 'again@example.com')
  const complain = expectLog()
  await deliverEmails(after(0, 5))
  expect(complain).toHaveBeenCalled()
  mail.refuseWith(null)
  const found = await findLastGuestEmail(reference)
  if (found.kind !== 'found') throw new Error('no e-mail')
  await enqueueEmailCopy.run(found.email, after(5))
  await deliverEmails(after(5))
  expect(await choices(reference)).toMatchObject([{ told_at: after(5) }])
  await endChoices(after(19, -1))
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
  await endChoices(after(19))
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled' })
})

test('a choice that has lost its job gets a new one', async () => {
  const { reference } = await aChooser({ customerEmail: 'lost@example.com' })
  await backgroundPool().query(`DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'end_choice:%'`)
  const complain = expectLog()
  await requeueLostJobs(after(14, 6))
  expect(complain).toHaveBeenCalledTimes(1)
  await endChoices(after(14, 6))
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled' })
})

/* Choices that a guest makes. */

test('a guest who chooses the refund gets all of it, and both sides are notified', async () => {
  const { reference, departureId, sessionId } = await aChooser(TWO)
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'cancelled', reference })
  expect(await refund(reference)).toMatchObject({ kind: 'refunded', booking: { state: 'cancelled' } })
  expect(await payRefunds(NOON)).toBe(1)
  expect(await dueOf(reference)).toBe(0)
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled', total_cents: 0 })
  expect(await choices(reference)).toMatchObject([{ cause: 'departure_cancelled', chosen: 'full_refund' }])
  expect(await told(reference, 'choice-refunded-guest')).toMatchObject([{ refundCents: 358_00 }])
  expect(await told(reference, 'choice-refunded-operator')).toHaveLength(2)
  expect(await told(reference, 'credit-note-guest')).toHaveLength(1)
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await refreshCheckoutStatus(sessionId, NOON)).toMatchObject({ status: 'refunded' })
})

test('a guest who chooses a more expensive date pays nothing extra, and never gets back more than was paid', async () => {
  const { reference, departureId } = await aChooser(TWO)
  const other = await backend.aDeparture({ seats: 2 })
  await setPrice(other, 199_00)
  expect(await moveTo(reference, other)).toMatchObject({ kind: 'moved', departure: { id: other } })
  expect(await bookingOf(reference)).toMatchObject({ departure_id: other, total_cents: 358_00, version: 3 })
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(other)]).toEqual([0, 2])
  expect(await dueOf(reference)).toBe(0)
  expect(await told(reference, 'booking-changed-guest')).toMatchObject([
    { refundCents: 0, calendarSequence: 2, changedFrom: { adults: 2 } },
  ])
  await cancelBooking.run(reference, NOON, NOON)
  expect(await payRefunds(NOON)).toBe(1)
  expect(await dueOf(reference)).toBe(0)
})

test('a guest who chooses a cheaper date is refunded the difference, with its credit note', async () => {
  const { reference } = await aChooser(TWO)
  const other = await backend.aDeparture({ seats: 2 })
  await setPrice(other, 150_00)
  expect(await moveTo(reference, other)).toMatchObject({ kind: 'moved' })
  expect(await bookingOf(reference)).toMatchObject({ total_cents: 300_00 })
  expect(await payRefunds(NOON)).toBe(1)
  expect(await dueOf(reference)).toBe(0)
  expect(await told(reference, 'credit-note-guest')).toMatchObject([{ refundCents: 58_00 }])
  expect(await changesOf(reference)).toMatchObject([{ kind: 'move', state: 'applied' }])
})

test('a choice is final: repeating it changes nothing, and a different one is refused', async () => {
  const { reference } = await aChooser()
  const [one, other] = [await backend.aDeparture({ seats: 8 }), await backend.aDeparture({ seats: 8 })]
  expect(await moveTo(reference, one)).toMatchObject({ kind: 'moved' })
  expect(await moveTo(reference, one)).toMatchObject({ kind: 'unchanged' })
  expect(await moveTo(reference, other)).toEqual({ kind: 'refused', reason: 'choice_made' })
  expect(await refund(reference)).toEqual({ kind: 'refused', reason: 'choice_made' })
  expect(await told(reference, 'booking-changed-guest')).toHaveLength(1)
})

test('of two simultaneous choices only one is made', async () => {
  const { reference } = await aChooser()
  const other = await backend.aDeparture({ seats: 8 })
  const answers = await Promise.all([refund(reference), moveTo(reference, other), refund(reference)])
  const kinds = answers.map(({ kind }) => kind).sort()
  expect([
    ['moved', 'refused', 'refused'],
    ['refunded', 'refused', 'unchanged'],
  ]).toContainEqual(kinds)
  await payRefunds(NOON)
  expect(await dueOf(reference)).toBe(0)
})

test('the other dates on offer are of the same tour, are running and have enough seats', async () => {
  const { reference, departureId } = await aChooser(TWO)
  const [small, tour8] = [
    await backend.aDeparture({ seats: 1 }),
    await backend.aDeparture({ seats: 16, tourId: 8 }),
  ]
  expect(await moveTo(reference, small)).toMatchObject({ reason: 'not_enough_slots', seatsFree: 1 })
  expect(await moveTo(reference, tour8)).toEqual({ kind: 'refused', reason: 'other_tour' })
  expect(await moveTo(reference, departureId)).toEqual({ kind: 'refused', reason: 'date_closed' })
  expect(await moveTo(reference, 999_999)).toEqual({ kind: 'refused', reason: 'date_not_found' })
  expect(await moveTo('LL-000000', small)).toEqual({ kind: 'refused', reason: 'not_found' })
  const plain = await aPaidBooking()
  expect(await refund(plain.reference)).toEqual({ kind: 'refused', reason: 'no_choice' })
})

test('a preview gives the same result and changes nothing', async () => {
  const { reference } = await aChooser()
  const pick = { option: 'full_refund' } as const
  for (const look of [submitChoice.preview, previewChoice])
    expect(await look({ reference, actor: 'guest', pick }, NOON)).toMatchObject({ kind: 'refunded' })
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
  expect(await choices(reference)).toMatchObject([{ chosen: null, ended_at: null }])
})

test('a preview of another date shows the departure the guest would be on', async () => {
  const { reference } = await aChooser(TWO)
  const other = await backend.aDeparture({ seats: 2 })
  const pick = { option: 'another_date', departureId: other } as const
  const call = { reference, actor: 'guest', pick } as const
  expect(await previewChoice(call, NOON)).toMatchObject({ kind: 'moved', departure: { id: other } })
  expect(await submitChoice.preview(call, NOON)).toMatchObject({ kind: 'moved', departure: { id: other } })
})

test('a booking with an open choice cannot be changed any other way', async () => {
  const { reference } = await aChooser()
  const other = await backend.aDeparture({ seats: 8 })
  const wanted = { kind: 'move', departureId: other } as const
  expect(await requestChange.run({ reference, wanted, asking: GUEST }, NOON)).toMatchObject({
    kind: 'refused',
    reason: 'choice_open',
  })
  expect(await cancelBooking.run(reference, 'us', NOON)).toEqual({ kind: 'refused', reason: 'choice_open' })
})

test('the cancellation drops a pending change, and its payment is refunded in full', async () => {
  const { reference, departureId } = await aPaidBooking()
  const wanted = { kind: 'party', party: { adults: 3, children: 0 } } as const
  const { sessionId } = await aHeldChange({ reference, wanted })
  await cancelFor(departureId)
  expect(await changesOf(reference)).toMatchObject([{ state: 'dropped' }])
  expect(await backend.seatsTaken(departureId)).toBe(1)
  backend.stripe.pay(sessionId)
  await reconcileCheckouts(NOON)
  expect(await payRefunds(NOON)).toBe(1)
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed', adults: 1 })
  expect(await refund(reference)).toMatchObject({ kind: 'refunded' })
  expect(await payRefunds(NOON)).toBe(1)
  expect(await dueOf(reference)).toBe(0)
})

test('a cryptocurrency refund is left to staff, and the guest is notified of that', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const input = aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail: 'coins@example.com' })
  const booked = await bookWithCrypto(input, NOON)
  if (booked.kind !== 'booked') throw new Error('not booked')
  await payInCrypto(booked.reference, NOON)
  await cancelFor(departureId)
  expect(await refund(booked.reference)).toMatchObject({ kind: 'refunded', returns: [{ by: 'hand' }] })
  expect(await payRefunds(NOON)).toBe(0)
  expect(
    await backend.query(
      `SELECT r.state FROM refunds r JOIN bookings b ON b.id = r.booking_id WHERE reference = '${booked.reference}'`,
    ),
  ).toEqual([{ state: 'by_hand' }])
  expect(await told(booked.reference, 'choice-refunded-guest')).toMatchObject([{ paymentMethod: 'crypto' }])
})

test('a free place can only choose another date', async () => {
  const { reference, departureId } = await aPaidBooking()
  const asking = { actor: 'operator', by: 'us' } as const
  await requestChange.run({ reference, wanted: { kind: 'agree', totalCents: 0 }, asking }, NOON)
  await payRefunds(NOON)
  await cancelFor(departureId)
  expect(await told(reference, 'departure-cancelled-guest')).toMatchObject([
    { choice: { options: ['another_date'], isDisputed: false } },
  ])
  expect(await refund(reference)).toEqual({ kind: 'refused', reason: 'option_not_offered' })
  const other = await backend.aDeparture({ seats: 8 })
  expect(await moveTo(reference, other)).toMatchObject({ kind: 'moved' })
  expect(await bookingOf(reference)).toMatchObject({ total_cents: 0, departure_id: other })
})

test('during a dispute another date is offered, but no refund', async () => {
  const { reference, departureId } = await aPaidBooking()
  const [row] = await backend.query<{ id: string; booking_id: string }>(
    `SELECT m.id, booking_id FROM money_movements m JOIN bookings b ON b.id = m.booking_id WHERE reference = '${reference}'`,
  )
  const dispute = { id: 'du_choice', bookingId: row?.booking_id ?? '', paymentId: row?.id ?? '' }
  await addDispute(database(), { ...dispute, cents: 179_00, openedAt: NOON })
  await cancelFor(departureId)
  expect(await told(reference, 'departure-cancelled-guest')).toMatchObject([
    { choice: { options: ['another_date'], isDisputed: true } },
  ])
  expect(await refund(reference)).toEqual({ kind: 'refused', reason: 'option_not_offered' })
})

test('cancelling the chosen date too opens a new choice with its own deadline', async () => {
  const { reference } = await aChooser(TWO)
  const other = await backend.aDeparture({ seats: 8 })
  await setPrice(other, 199_00)
  await moveTo(reference, other)
  const later = after(1)
  await cancelFor(other, 'guide', later)
  expect(await choices(reference)).toMatchObject([
    { chosen: 'another_date' },
    { chosen: null, ended_at: null },
  ])
  expect(await refund(reference, after(14))).toMatchObject({ kind: 'refunded' })
  await payRefunds(after(14))
  expect(await dueOf(reference)).toBe(0)
})

test('the database keeps a choice once made, and allows a booking one open choice', async () => {
  const { reference } = await aChooser()
  const [choice] = await choices(reference)
  await expect(
    backend.query(
      `INSERT INTO choices (id, booking_id, cause, departure_id, opened_at)
       SELECT gen_random_uuid(), booking_id, cause, departure_id, opened_at FROM choices WHERE id = '${choice?.id}'`,
    ),
  ).rejects.toThrow('choices_one_open_key')
  await refund(reference)
  await expect(
    backend.query(`UPDATE choices SET ended_at = NULL WHERE id = '${choice?.id}'`),
  ).rejects.toThrow('has ended')
})
