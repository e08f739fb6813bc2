import 'server-only'
import { type UpdatedBooking } from '@/lib/booking/changes/changeable-booking'
import { type Correction } from '@/lib/booking/ledger'
import { dueAfterRefundsCents } from '@/lib/booking/ledger'
import { countGuestsByBand } from '@/lib/booking/seats/places'
import { seatsFor } from '@/lib/booking/party'
import { updateBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { type StoredChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { loadDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { recordBookingHistory } from '@/lib/db/history/history'
import { loadLedger } from '@/lib/db/money/ledger'
import { voidPaymentDetails } from '@/lib/db/money/payment-details'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { closeOpenPaymentPages } from '@/lib/use-cases/booking/close-open-payment-pages'
import { type OpenCommand, reserveFreedSeats } from '@/lib/use-cases/booking/begin-command'
import { type BookingEmailKind } from '@/lib/emails/email'

/**
 * Apply a change to a booking and notify both sides, in a transaction that has locked the old and the new departure.
 * The caller must first release the seats held for the change, or they would count twice.
 *
 * @param money      the amounts paid for the change and refunded, in cents
 * @param documents  receipts for the change, by their ledger rows
 * @param emails     e-mails to send instead of the usual ones
 * @param isByUs     whether the guest did not ask for the change, and the e-mail must say so
 */
export async function applyChange(
  db: Db,
  { booking, departure, change }: BookingChange,
  {
    after,
    money,
    documents = [],
    emails = ['booking-changed-guest', 'booking-changed-operator'],
    isByUs,
    corrections,
    command,
  }: {
    readonly after: UpdatedBooking
    readonly money: ChangeAmounts
    readonly documents?: readonly string[]
    readonly emails?: readonly BookingEmailKind[]
    readonly isByUs?: boolean
    readonly corrections?: readonly Correction[]
    readonly command?: OpenCommand
  },
  now: Date,
): Promise<StoredBooking> {
  const party = countGuestsByBand(after.places)
  const wasConfirmed = booking.state === 'confirmed'
  const isConfirmedNow = !wasConfirmed && after.state === 'confirmed'
  const changed = await updateBooking(db, booking.id, {
    ...after,
    ...party,
    seats: seatsFor(party),
    version: booking.version + 1,
    ...(isConfirmedNow && { confirmedAt: now }),
    // An open payment page shows the old total, so it is no longer the booking's current attempt.
    ...(!wasConfirmed && { attempt: booking.attempt + 1 }),
    // After a move only the new departure's start counts, and we do not know yet whether its guests will turn up.
    ...(after.departureId !== booking.departureId && { latestStartsAt: null, noShowAt: null, cameAt: null }),
  })
  const to = after.departureId === departure.id ? departure : await loadDeparture(db, after.departureId, now)
  const isOtherTour = to.tourId !== departure.tourId
  const why = isOtherTour ? 'another_tour' : change.kind
  const told = { what: 'changed', before: booking, after: changed, why, corrections } as const
  await recordBookingHistory(db, { ...told, commandId: command?.id }, now)
  await reserveFreedSeats(db, { command, before: booking, after: changed }, now)
  // The total has changed, so the payment details sent to the guest are wrong. Rule: unpaid-changes (docs/rules.md)
  if (!wasConfirmed) {
    await voidPaymentDetails(db, { bookingId: booking.id, changeId: null }, now)
    await closeOpenPaymentPages(db, booking.id, now)
  }
  const restCents = wasConfirmed
    ? 0
    : dueAfterRefundsCents(changed.totalCents, await loadLedger(db, booking.id))
  const fromTourId = isOtherTour ? departure.tourId : undefined
  await enqueueBookingEmails(db, emails, {
    booking: changed,
    departure: to,
    now,
    cause: change.id,
    documents,
    command,
    crypto: { details: null, restCents },
    change: {
      from: departure.day,
      fromTourId,
      before: countGuestsByBand(change.placesBefore),
      isByUs,
      ...money,
    },
  })
  return changed
}

export type BookingChange = {
  readonly booking: StoredBooking
  /** The departure that the booking was on before the change. */
  readonly departure: StoredDeparture
  readonly change: StoredChange
}

export type ChangeAmounts = { readonly paidCents: number; readonly refundCents: number }
