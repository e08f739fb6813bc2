import 'server-only'
import { listChoiceOptions } from '@/lib/booking/choices/choice'
import { refundableCents } from '@/lib/booking/money/refund'
import { type BookingActionName, type OperatorPage } from '@/lib/contract/operator-page'
import { findBooking, findReturnBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { findOpenChoice } from '@/lib/db/bookings/choices'
import { officeBookingPath, officeDeparturePath, officeEmailPath } from '@/lib/contract/office-pages'
import { database } from '@/lib/db/client'
import { findUndoableDepartureCommand, findUndoableCommandOn } from '@/lib/db/history/commands'
import { loadLedger } from '@/lib/db/money/ledger'
import { listReceiptNumbers } from '@/lib/db/money/receipts'
import { type BookingListing } from '@/lib/db/bookings/listed-bookings'
import { loadBookingRecord } from '@/lib/use-cases/operator-page/load-booking-record'
import { findUndoOffer } from '@/lib/use-cases/operator-page/find-undo-offer'
import { type StaffPlace, staffBookingUrl } from '@/lib/use-cases/operator-page/staff-place'
import { loadCentsToReturn } from '@/lib/use-cases/payments/record-manual-refund'
import { historyLine } from '@/lib/words/history/history-line'
import { bookedTourText, paymentDetailsRows, emailLine, toBookingRows } from '@/lib/words/booking-rows'
import { displayGuestName } from '@/lib/words/party/display-guest-name'

/** Load what a link to a booking shows, or its page in the office. Rule: operator-link (docs/rules.md) */
export async function loadOperatorBookingPage(
  { id, reference, returnTripOf, departureId }: StoredBooking,
  place: StaffPlace,
  now: Date,
): Promise<OperatorPage> {
  const record = await loadBookingRecord(reference, now)
  if (!record) throw new Error(`booking ${reference} is gone`)
  const { booking, tourName, change, details, emails, history } = record
  const command = await findUndoableCommandOn(database(), id)
  const ledger = await loadLedger(database(), id)
  const choice = await findOpenChoice(database(), id)
  const choices: readonly BookingActionName[] = choice
    ? [
        ...listChoiceOptions(ledger).map((option) => CHOICES[option]),
        ...(choice.offeredTourIds.length > 0 ? (['another-tour'] as const) : []),
      ]
    : []
  const standing = {
    ...booking,
    hasChange: change !== null,
    isChoosing: choices.length > 0,
    refundableCents: refundableCents(ledger),
    toReturnCents: await loadCentsToReturn(id),
  }
  return {
    path: place.path,
    reference,
    name: displayGuestName(booking.customerName),
    about: bookedTourText(booking, tourName),
    state: booking.shownState.replace('_', ' '),
    // Links get forwarded, so they show no health details. Rule: health (docs/rules.md)
    rows: [
      ...toBookingRows(place.inbox === null ? booking : { ...booking, health: null }, tourName, change),
      ...paymentDetailsRows(details, booking.cryptoType),
    ],
    phone: booking.customerPhone,
    email: booking.customerEmail,
    emails: emails.map((email) => ({
      text: emailLine(email),
      path: place.inbox === null ? officeEmailPath(email) : null,
    })),
    history: history.map(historyLine),
    actions: ACTIONS.filter((name) => isOffered(name, standing)),
    choices,
    departurePath: place.inbox === null ? officeDeparturePath({ id: departureId }) : null,
    personPath: place.inbox === null && booking.customerEmail !== '' ? `${place.path}/person` : null,
    related: [
      ...(await relatedTo({ id, returnTripOf }, place)),
      ...(place.inbox === null ? await documentsOf({ id, reference }) : []),
    ],
    undo: await findUndoOffer(command, now),
    departureUndo: await departureUndoOf(id, now),
  }
}

/**
 * Links to the free return trip and to the first booking. Both belong to the same guest, so the link to one may lead to
 * the other.
 */
async function relatedTo(
  { id, returnTripOf }: Pick<StoredBooking, 'id' | 'returnTripOf'>,
  place: StaffPlace,
): Promise<OperatorPage['related']> {
  const trip = await findReturnBooking(database(), id)
  const first = returnTripOf === null ? null : await findBooking(database(), returnTripOf)
  const named = [
    ...(trip ? [{ label: `Free return trip ${trip.reference}`, booking: trip }] : []),
    ...(first ? [{ label: `First booking ${first.reference}`, booking: first }] : []),
  ]
  return Promise.all(
    named.map(async ({ label, booking }) => ({
      label,
      url: await staffBookingUrl(booking, place),
    })),
  )
}

async function documentsOf(
  booking: Pick<StoredBooking, 'id' | 'reference'>,
): Promise<OperatorPage['related']> {
  const numbers = await listReceiptNumbers(database(), booking.id)
  return numbers.map((number) => ({
    label: `${number.startsWith('R') ? 'Receipt' : 'Credit note'} ${number}`,
    url: `${officeBookingPath(booking)}/documents/${number}`,
  }))
}

/**
 * Find the command on the whole departure that can be undone. The page does not link to the departure: a link to one
 * booking must not lead to other guests.
 */
async function departureUndoOf(bookingId: string, now: Date) {
  return findUndoOffer(await findUndoableDepartureCommand(database(), bookingId), now)
}

const ACTIONS = [
  ...(['cancel-for-us', 'cancel-for-guest', 'move', 'party', 'contact', 'refund'] as const),
  ...(['record-payment', 'record-returned', 'send-details'] as const),
  ...(['resend', 'message', 'show-wishes', 'note'] as const),
]

type Standing = Pick<
  BookingListing,
  'state' | 'cryptoType' | 'customerEmail' | 'specialRequests' | 'wishesReleasedAt'
> & {
  /** Whether the booking has a pending change. */
  readonly hasChange: boolean
  /** Whether the guest has an open choice. */
  readonly isChoosing: boolean
  readonly refundableCents: number
  /** Amount that staff must refund by hand, in cents. */
  readonly toReturnCents: number
}

/**
 * Whether an action is possible now. Even a booking that has ended may have money to refund, such as a payment that
 * came too late.
 */
function isOffered(name: BookingActionName, booking: Standing): boolean {
  const { cryptoType, customerEmail, state, hasChange } = booking
  const isLive = LIVE.has(state)
  const isAwaited = isLive && (state !== 'confirmed' || hasChange)
  switch (name) {
    case 'cancel-for-us':
    case 'cancel-for-guest':
      return isLive
    case 'move':
    case 'party':
      return isLive && !booking.isChoosing
    case 'contact':
      return isLive
    case 'send-details':
      return isAwaited && cryptoType !== null
    case 'record-payment':
      // A cryptocurrency payment may arrive at any time, even twice or too late.
      return isAwaited || cryptoType !== null
    case 'record-returned':
      return booking.toReturnCents > 0
    case 'show-wishes':
      return isLive && booking.specialRequests !== null && booking.wishesReleasedAt === null
    case 'refund':
      return booking.refundableCents > 0
    default:
      return (name !== 'message' && name !== 'resend') || customerEmail !== ''
  }
}

const LIVE: ReadonlySet<BookingListing['state']> = new Set(['hold', 'awaiting_payment', 'confirmed'])

const CHOICES = { full_refund: 'full-refund', another_date: 'another-date' } as const
