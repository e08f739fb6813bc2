import 'server-only'
import { type BookingAfter } from '@/lib/booking/changeable-booking'
import { type Correction } from '@/lib/booking/ledger'
import { dueAfterRefundsCents } from '@/lib/booking/ledger'
import { partyOf } from '@/lib/booking/places'
import { seatsFor } from '@/lib/booking/party'
import { changeBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { type StoredChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { loadDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { recordBookingHistory } from '@/lib/db/history/history'
import { loadLedger } from '@/lib/db/money/ledger'
import { voidPaymentDetails } from '@/lib/db/money/payment-details'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { closeOpenPages } from '@/lib/use-cases/booking/close-open-pages'
import { type OpenCommand } from '@/lib/use-cases/booking/begin-command'
import { keepFreedSeats } from '@/lib/use-cases/booking/keep-freed-seats'
import { type BookingEmailKind } from '@/lib/emails/email'

/**
 * Make a booking what a change makes of it, and tell both sides, in a transaction that has locked its departure and the
 * new one. What the change held is free already, or the seats would count twice.
 *
 * @param money      what was paid for it before, and what goes back, in cents
 * @param documents  its receipts, by their rows of the ledger
 * @param emails     that tell of it, where those of any change do not
 */
export async function applyChange(
  db: Db,
  { booking, departure, change }: ChangeOfBooking,
  {
    after,
    money,
    documents = [],
    emails = ['booking-changed-guest', 'booking-changed-operator'],
    corrections,
    command,
  }: {
    readonly after: BookingAfter
    readonly money: ChangeMoney
    readonly documents?: readonly string[]
    readonly emails?: readonly BookingEmailKind[]
    /** Of the ledger, that come with it. */
    readonly corrections?: readonly Correction[]
    /** The command that makes it, and can be undone. */
    readonly command?: OpenCommand
  },
  now: Date,
): Promise<StoredBooking> {
  const party = partyOf(after.places)
  const wasConfirmed = booking.state === 'confirmed'
  const isConfirmedNow = !wasConfirmed && after.state === 'confirmed'
  const changed = await changeBooking(db, booking.id, {
    ...after,
    ...party,
    seats: seatsFor(party),
    version: booking.version + 1,
    ...(isConfirmedNow && { confirmedAt: now }),
    // The page that is open asks for another total: it is no attempt of this booking any more.
    ...(!wasConfirmed && { attempt: booking.attempt + 1 }),
    // From a move on, the new departure's start counts, and nobody has come to it or stayed away.
    ...(after.departureId !== booking.departureId && { latestStartsAt: null, noShowAt: null, cameAt: null }),
  })
  const told = { what: 'changed', before: booking, after: changed, why: change.kind, corrections } as const
  await recordBookingHistory(db, { ...told, commandId: command?.id }, now)
  await keepFreedSeats(db, { command, before: booking, after: changed }, now)
  // Another total is owed, and what the guest was told to send is not it. Rule: unpaid-changes (docs/rules.md)
  if (!wasConfirmed) {
    await voidPaymentDetails(db, { bookingId: booking.id, changeId: null }, now)
    await closeOpenPages(db, booking.id, now)
  }
  const restCents = wasConfirmed
    ? 0
    : dueAfterRefundsCents(changed.totalCents, await loadLedger(db, booking.id))
  const to = after.departureId === departure.id ? departure : await loadDeparture(db, after.departureId, now)
  await enqueueBookingEmails(db, emails, {
    booking: changed,
    departure: to,
    now,
    cause: change.id,
    documents,
    command,
    crypto: { details: null, restCents },
    change: { from: departure.day, before: partyOf(change.placesBefore), ...money },
  })
  return changed
}

export type ChangeOfBooking = {
  readonly booking: StoredBooking
  /** The one that the booking is on until then. */
  readonly departure: StoredDeparture
  readonly change: StoredChange
}

/** Amounts in cents. */
export type ChangeMoney = { readonly paidCents: number; readonly refundCents: number }
