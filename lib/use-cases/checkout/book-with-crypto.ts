import 'server-only'
import { MAX_CRYPTO_EMAILS_PER_ADDRESS } from '@/lib/booking/seats/crypto-bounds'
import { type Db, inTransaction } from '@/lib/db/client'
import { countUnpaidCryptoBookings } from '@/lib/db/departures/unpaid-seats'
import { type BookingInput, type HeldSeats, holdSeats } from '@/lib/use-cases/seats/steps/hold-seats'
import { admitBooking, type BookingRefusal } from '@/lib/use-cases/checkout/admit-booking'
import { createEarlyCheck, type EarlyRefusal } from '@/lib/use-cases/checkout/create-early-check'
import { type Caller } from '@/lib/use-cases/admission/limit-refusal'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { type BookingAdmission } from '@/lib/use-cases/seats/steps/refuse-over-unpaid-limits'
import { metrics } from '@/lib/observability/metrics'

export type BookWithCryptoResult =
  { readonly kind: 'booked'; readonly reference: string; readonly paymentDueAt: Date } | BookingRefusal

/**
 * Make a booking to be paid in cryptocurrency: its seats are held until payment is due. Rule: crypto-hold
 * (docs/rules.md)
 */
export async function bookWithCrypto(
  input: BookingInput,
  now: Date,
  caller?: Caller,
): Promise<BookWithCryptoResult> {
  const refuseEarly = createEarlyCheck(input, { method: 'crypto', now })
  const refusal = await refuseEarly()
  if (refusal) return refusal
  return admitBooking(caller, now, (admission) => holdUntilPaid(input, { now, admission, refuseEarly }))
}

type Terms = {
  readonly now: Date
  readonly admission?: BookingAdmission
  readonly refuseEarly: () => Promise<EarlyRefusal | null>
}

async function holdUntilPaid(input: BookingInput, { now, admission, refuseEarly }: Terms) {
  const line = { about: `departure:${input.departureId}`, early: refuseEarly } as const
  const held = await inTransaction(async (db) => {
    const answer = await holdSeats(db, input, { method: 'crypto', now, admission })
    if (answer.kind === 'held' && answer.isNew) await enqueueReceivedEmails(db, answer, now)
    return answer
  }, line)
  if (held.kind === 'refused') return held
  if (held.isNew) metrics().holds.inc({ payment: 'crypto' })
  const { reference, expiresAt, createdAt } = held.booking
  // A repeated request may find its booking already confirmed and without a due date, so return the time it was made.
  return { kind: 'booked', reference, paymentDueAt: expiresAt ?? createdAt } as const
}

/**
 * Anyone can enter a stranger's address, so each address gets only this many of these e-mails. Beyond that the response
 * stays the same: an error would reveal who has booked.
 */
async function enqueueReceivedEmails(db: Db, held: HeldSeats, now: Date): Promise<void> {
  const isQuiet =
    (await countUnpaidCryptoBookings(db, held.booking.customerEmail, now)) > MAX_CRYPTO_EMAILS_PER_ADDRESS
  if (!isQuiet) await enqueueBookingEmails(db, ['crypto-received-guest'], { ...held, now })
  await enqueueBookingEmails(db, ['crypto-received-operator'], { ...held, now })
}
