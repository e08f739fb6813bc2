import 'server-only'
import { cancellationPolicy } from '@/content/policies'
import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { decideOfficeBooking, type OfficeBookingDecision } from '@/lib/booking/office-booking'
import { type Party, seatsFor } from '@/lib/booking/party'
import { addBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { database, type Db } from '@/lib/db/client'
import { findDepartureOn, type StoredDeparture } from '@/lib/db/departures/departures'
import { recordBookingHistory, recordHistory } from '@/lib/db/history/history'
import { StaleViewError } from '@/lib/db/history/history-mark'
import { defineOperation } from '@/lib/db/define-operation'
import { setDeparturesClosed } from '@/lib/db/departures/save-departures'
import { type Language } from '@/lib/language/language'
import { addPaymentRow } from '@/lib/use-cases/payments/steps/add-payment-row'
import { extendUnreconciledHolds } from '@/lib/use-cases/payments/reconcile-checkout'
import { generateBookingReference } from '@/lib/use-cases/seats/steps/generate-booking-reference'
import { toChangeableDeparture } from '@/lib/use-cases/booking/load-changeable-booking'
import { lockDepartureOn } from '@/lib/use-cases/booking/lock-and-refresh-departure'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'

export type StaffBookingRequest = {
  readonly tourId: number
  readonly day: string
  readonly party: Party
  /** The agreed total in cents, 0 for a free booking; null for the departure's usual price. */
  readonly totalCents: number | null
  /** How the guest has already paid; null if nothing has been paid. */
  readonly method: MoneyMethod | null
  readonly isPrivate: boolean
  /** Whether the guest is e-mailed a payment link, with the seats held until then. Requires an e-mail address. */
  readonly isByLink: boolean
  readonly name: string
  /** The guest's e-mail address; empty if there is none. */
  readonly email: string
  readonly phone: string | null
  /** The language that the guest reads; English if it is left out. */
  readonly language?: Language
  readonly note: string | null
  /** The total that the preview had shown, in cents. */
  readonly shownCents?: number
}

export type StaffBookingResult =
  | { readonly kind: 'booked'; readonly booking: StoredBooking; readonly departure: StoredDeparture }
  | Exclude<OfficeBookingDecision, { readonly kind: 'booked' }>
  | { readonly kind: 'refused'; readonly reason: 'date_not_found' }

/**
 * Book for a guest who phones or walks in. A booking that is free or already paid is confirmed immediately, with a
 * receipt and e-mails; otherwise the seats are held, the guest is sent the payment link, and the office inboxes are
 * notified. A private booking takes its departure off sale.
 *
 * Rule: office-bookings (docs/rules.md)
 * Rule: payment-link (docs/rules.md)
 */
export const bookAsStaff = defineOperation({ prepare: reconcileExpiredPages, work: bookAsStaffInTransaction })

/** Check expired payment pages with Stripe first, so that the seats of unpaid ones can be booked. */
export async function reconcileExpiredPages(order: StaffBookingRequest, now: Date): Promise<void> {
  const departure = await findDepartureOn(database(), order, now)
  if (departure) await extendUnreconciledHolds(departure.id, now)
}

/**
 * Book within the caller's transaction; call `reconcileExpiredPages` before it. Throws `StaleViewError` if the total is no
 * longer the one shown, or if the departure has changed since the caller saw it.
 */
export async function bookAsStaffInTransaction(
  db: Db,
  order: StaffBookingRequest,
  now: Date,
): Promise<StaffBookingResult> {
  const departure = await lockDepartureOn(db, order, now)
  if (!departure) return { kind: 'refused', reason: 'date_not_found' }
  const decision = quoteAsStaff(order, departure, now)
  if (decision.kind === 'refused') return decision
  const { shownCents = decision.totalCents } = order
  if (shownCents !== decision.totalCents) throw new StaleViewError()
  const booking = await addBooking(db, {
    ...(await placeOf(db, order, departure)),
    places: decision.places,
    totalCents: decision.totalCents,
    createdAt: now,
    expiresAt: decision.expiresAt,
    ...(order.isByLink
      ? { state: 'awaiting_payment' as const }
      : { state: 'confirmed' as const, confirmedAt: now }),
  })
  await recordBookingHistory(db, { what: 'booked', after: booking, why: 'office' }, now)
  const { note, isPrivate } = order
  if (note !== null) await recordHistory(db, { bookingId: booking.id, what: 'note', words: note }, now)
  if (isPrivate) await closeFor(db, departure, now)
  const documents = await takePayment(db, { booking, departure, method: order.method }, now)
  const kinds = order.isByLink ? LINK_EMAILS : CONFIRMATIONS
  await enqueueBookingEmails(db, kinds, { booking, departure, now, documents })
  return { kind: 'booked', booking, departure }
}

/** What a booking by staff comes to, and whether it can be made. */
export function quoteAsStaff(
  order: Pick<StaffBookingRequest, 'party' | 'totalCents' | 'isPrivate' | 'isByLink'>,
  departure: StoredDeparture,
  now: Date,
): OfficeBookingDecision {
  return decideOfficeBooking(order, { ...toChangeableDeparture(departure), seats: departure.seats }, now)
}

const CONFIRMATIONS = ['booking-confirmed-guest', 'booking-confirmed-operator'] as const

const LINK_EMAILS = ['payment-link-guest', 'payment-link-operator'] as const

async function placeOf(db: Db, { party, ...order }: StaffBookingRequest, departure: StoredDeparture) {
  return {
    reference: await generateBookingReference(db),
    departureId: departure.id,
    paymentMethod: 'card',
    source: 'phone',
    ...party,
    seats: seatsFor(party),
    cancellationPolicy,
    customerName: order.name,
    customerEmail: order.email,
    customerPhone: order.phone,
    language: order.language,
  } as const
}

async function closeFor(db: Db, { id }: StoredDeparture, now: Date): Promise<void> {
  await setDeparturesClosed(db, [id], true)
  await recordHistory(db, { departureId: id, what: 'closed', why: 'private' }, now)
}

async function takePayment(
  db: Db,
  {
    booking,
    departure,
    method,
  }: {
    readonly booking: StoredBooking
    readonly departure: StoredDeparture
    readonly method: MoneyMethod | null
  },
  now: Date,
): Promise<readonly string[]> {
  const { totalCents: cents, currency } = booking
  if (method === null || cents === 0) return []
  const payment = { method, cents, currency, at: now }
  return (await addPaymentRow(db, payment, { booking, departure, change: null, now })).documents
}
