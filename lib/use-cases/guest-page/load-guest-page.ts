import 'server-only'
import { outlivesPaymentPage } from '@/lib/booking/booking'
import { paymentDeadlineForChange } from '@/lib/booking/money/change-payment'
import { isAwaitingProof, isSameEmail } from '@/lib/booking/changes/address-proof'
import { changeCutOffAt } from '@/lib/booking/changes/change-cut-off'
import { chargebackCents, paidCents, sumRefundedCents } from '@/lib/booking/ledger'
import { moneyHeldCents } from '@/lib/booking/money/list-payment-remainders'
import { isHandledByProvider } from '@/lib/booking/money/money-methods'
import { countGuestsByBand } from '@/lib/booking/seats/places'
import { toBookingStatus } from '@/lib/booking/booking-status'
import { addMinutes } from '@/lib/calendar/duration'
import { type GuestPage } from '@/lib/contract/guest-page'
import { findAddressProof } from '@/lib/db/bookings/address-proofs'
import { findReturnBooking, loadBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { findOpenChange, type StoredChange, wasChangePaidSince } from '@/lib/db/bookings/changes'
import { isDebitPending, type StoredCheckout } from '@/lib/db/money/checkouts'
import { findOpenChoice } from '@/lib/db/bookings/choices'
import { database } from '@/lib/db/client'
import { findOfficeMessage } from '@/lib/db/emails/emails'
import { hasUndoableCommand } from '@/lib/db/history/commands'
import { loadDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { findGuideName } from '@/lib/db/departures/guides'
import { findHealthNote } from '@/lib/db/upkeep/health-notes'
import { findPreviousStart } from '@/lib/db/history/history'
import { listUsedPaymentMethods, loadLedger } from '@/lib/db/money/ledger'
import { listReceiptNumbers } from '@/lib/db/money/receipts'
import { toChoiceFacts, toChoice } from '@/lib/use-cases/changes/to-choice'
import { findEndReason } from '@/lib/use-cases/guest-page/find-end-reason'
import { findCryptoAmountDue } from '@/lib/use-cases/guest-page/find-crypto-amount-due'
import { findPaymentPage } from '@/lib/use-cases/guest-page/refresh-payment'
import { guestPath } from '@/lib/use-cases/links/guest-url'
import { findReviewUrl } from '@/lib/use-cases/links/review-link'
import { collectBookingFacts } from '@/lib/use-cases/outbox/steps/booking-facts'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'

/** For how long the page says that a payment has completed the change, for guests who return from paying or reload. */
const JUST_CHANGED_MINUTES = 10

type Opened = { readonly booking: StoredBooking; readonly departure: StoredDeparture }

/**
 * Load everything that the guest's page shows. If a payment or another window changes the booking while we read, read
 * it all again, so that the parts agree.
 */
export async function loadGuestPage(token: string, opened: Opened, now: Date): Promise<GuestPage> {
  const page = await readGuestPage(token, opened, now)
  const booking = await loadBooking(database(), opened.booking.id)
  if (booking.version === opened.booking.version && booking.state === opened.booking.state) return page
  const departure = await loadDeparture(database(), booking.departureId, now)
  return readGuestPage(token, { booking, departure }, now)
}

async function readGuestPage(token: string, { booking, departure }: Opened, now: Date): Promise<GuestPage> {
  const db = database()
  const change = await findOpenChange(db, booking.id)
  const ledger = await loadLedger(db, booking.id)
  const isDebit = await isDebitPending(db, booking.id)
  const choice = await findOpenChoice(db, booking.id)
  const proof = await findAddressProof(db, booking.id)
  const page = await findPaymentPage(booking, change)
  const standing = {
    ...booking,
    isDebitUnderWay: isDebit,
    hasOpenChange: change !== null,
    openChoice: choice?.cause ?? null,
    isUnderChangeByUs: await hasUndoableCommand(db, booking),
  }
  const paidBy = await listUsedPaymentMethods(db, booking.id)
  const { language } = booking
  const tour = await loadBookedTour(db, departure, language)
  const before = await findPreviousStart(db, booking.id)
  const isOtherTour = before !== null && before.tourId !== departure.tourId
  const isMoved = isOtherTour || before?.startsAt.getTime() !== departure.startsAt.getTime()
  const payments = ledger.movements.filter(({ kind }) => kind === 'payment')
  return {
    path: `/booking/${token}`,
    standing: toBookingStatus(standing, departure, now),
    isOffer: booking.state === 'hold' && booking.source === 'waiting_list',
    facts: collectBookingFacts({ booking, departure, now, paidBy }, { tour, language }),
    movedFrom: before && isMoved ? before.startsAt : null,
    movedFromTour: isOtherTour ? (await loadBookedTour(db, before, language)).name : null,
    pickupPlace: booking.pickupPlace,
    guideName: await findGuideName(db, departure.id),
    reviewUrl: await findReviewUrl(booking, departure, now),
    hasHealthNote: (await findHealthNote(db, booking.id)) !== null,
    cutOffAt: changeCutOffAt(booking.cancellationPolicy, {
      startsAt: departure.startsAt,
      latestStartsAt: booking.latestStartsAt,
    }),
    money: {
      paidCents: paidCents(ledger.movements),
      returnedCents: sumRefundedCents(ledger.movements),
      askedCents: ledger.asked.reduce((sum, { cents }) => sum + cents, 0),
      takenByBankCents: chargebackCents(ledger.movements),
      isDisputed: ledger.disputed.length > 0,
      isLessened: payments.length > 0 && moneyHeldCents(ledger) < booking.totalCents,
    },
    documents: await listReceiptNumbers(db, booking.id),
    change: change && {
      ...countGuestsByBand(change.places),
      day: (await loadDeparture(db, change.departureId, now)).day,
      payCents: change.payCents,
      heldUntil: change.heldUntil ?? now,
      payUntil: paymentDeadlineForChange(change, page) ?? now,
      isDebitUnderWay: isDebit,
    },
    isJustChanged: await wasChangePaidSince(db, booking.id, addMinutes(now, -JUST_CHANGED_MINUTES)),
    payment: isDebit ? null : paymentOf({ booking, change, page }, now),
    coins: await findCryptoAmountDue(booking, change, ledger),
    endCause: await findEndReason(db, booking, departure),
    newAddress: proof && isAwaitingProof(proof, now) ? proof : null,
    officeWords: departure.cancelReason && (await findOfficeMessage(db, booking.id)),
    returnTrip: departure.startsAt > now ? null : await findReturnTrip(booking, now),
    choice: choice && toChoiceFacts(toChoice(choice, departure.startsAt), ledger, language),
  }
}

/**
 * The latest return trip that takes place or took place. Its link is only for a guest with the same address, because
 * the address of a return trip can be changed separately.
 */
async function findReturnTrip(
  { id, customerEmail }: StoredBooking,
  now: Date,
): Promise<GuestPage['returnTrip']> {
  const trip = await findReturnBooking(database(), id)
  if (!trip || !isSameEmail(trip.customerEmail, customerEmail)) return null
  const { day } = await loadDeparture(database(), trip.departureId, now)
  return { path: await guestPath(database(), trip), day }
}

type Payable = {
  readonly booking: StoredBooking
  readonly change: StoredChange | null
  readonly page: StoredCheckout | null
}

/** What the guest can pay, with the open payment page if there is one; null if nothing can be paid online now. */
function paymentOf({ booking, change, page }: Payable, now: Date): GuestPage['payment'] {
  if (!outlivesPaymentPage(booking) && !(change && isHandledByProvider(change.payBy))) return null
  const payUntil = change && paymentDeadlineForChange(change, page)
  if (payUntil && payUntil <= now) return null
  return { url: page?.state === 'open' && now < page.expiresAt ? page.url : null }
}
