import 'server-only'
import { countGuestsByBand } from '@/lib/booking/seats/places'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { findChangeEndedAt } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { isGuestErased } from '@/lib/db/history/history'
import { listUsedPaymentMethods } from '@/lib/db/money/ledger'
import {
  type BookingFactsInput,
  collectBookingFacts,
  type FactsInWords,
} from '@/lib/use-cases/outbox/steps/booking-facts'
import { enqueueEmail, type PendingCommand } from '@/lib/use-cases/outbox/steps/enqueue-email'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { type BookingEmailKind, isForGuest } from '@/lib/emails/email'
import { type Language } from '@/lib/language/language'

type BookingEmailContext = BookingFactsInput & {
  /** What triggered the e-mail, if the same kind may be sent more than once; see `enqueueEmail`. */
  readonly cause?: string
  readonly guestEmail?: string
  readonly command?: PendingCommand
}

/**
 * Queue e-mails about a booking within this transaction: at most one per kind, booking, cause and recipient. Never to
 * an erased guest, even if the accounts still keep the address.
 *
 * Rule: erasure (docs/rules.md)
 */
export async function enqueueBookingEmails(
  db: Db,
  kinds: readonly BookingEmailKind[],
  context: BookingEmailContext,
): Promise<void> {
  const { booking, cause, choice, now, command } = context
  const { guestEmail = booking.customerEmail } = context
  const about = { bookingId: booking.id }
  const envelope = { about, cause, guestEmail, choiceId: choice?.id, now, command }
  const paidBy = context.paidBy ?? (await listUsedPaymentMethods(db, booking.id))
  const isForgotten = await isGuestErased(db, booking.id)
  const dropped = await findDroppedChange(db, booking.id, now)
  const loaded = new Map<Language, BookedTours>()
  for (const kind of kinds) {
    if (isForgotten && isForGuest(kind)) continue
    const language = isForGuest(kind) ? booking.language : 'en'
    const tours = loaded.get(language) ?? (await loadTours(db, context, language))
    loaded.set(language, tours)
    const facts = collectBookingFacts({ ...context, paidBy, dropped }, { ...tours, language })
    await enqueueEmail(db, { kind, facts }, envelope)
  }
}

/**
 * The unpaid change that this transaction ended. It may have lapsed with it: then its own e-mail is overtaken by the one
 * queued here.
 */
async function findDroppedChange(
  db: Db,
  bookingId: string,
  now: Date,
): Promise<BookingFactsInput['dropped']> {
  const change = await findChangeEndedAt(db, { bookingId, at: now }, ['dropped', 'lapsed'])
  if (!change) return undefined
  const { day } = await loadDeparture(db, change.departureId, now)
  return { day, ...countGuestsByBand(change.places) }
}

type BookedTours = Omit<FactsInWords, 'language'>

async function loadTours(
  db: Db,
  { departure, change }: BookingFactsInput,
  language: Language,
): Promise<BookedTours> {
  const fromTourId = change?.fromTourId
  return {
    tour: await loadBookedTour(db, departure, language),
    fromTour: fromTourId === undefined ? null : await loadBookedTour(db, { tourId: fromTourId }, language),
  }
}

/** Load a booking with its current departure, and queue e-mails about it. */
export async function loadAndEnqueueBookingEmails(
  db: Db,
  bookingId: string,
  kinds: readonly BookingEmailKind[],
  context: Omit<BookingEmailContext, 'booking' | 'departure'>,
): Promise<void> {
  const booking = await loadBooking(db, bookingId)
  const departure = await loadDeparture(db, booking.departureId, context.now)
  await enqueueBookingEmails(db, kinds, { ...context, booking, departure })
}
