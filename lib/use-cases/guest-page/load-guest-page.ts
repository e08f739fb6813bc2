import 'server-only'
import { outlivesItsPages } from '@/lib/booking/booking'
import { cutOffAt } from '@/lib/booking/cut-off'
import { partyOf } from '@/lib/booking/places'
import { standingOf } from '@/lib/booking/standing'
import { type GuestPage } from '@/lib/contract/guest-page'
import { type StoredBooking } from '@/lib/db/bookings'
import { findOpenChange, type StoredChange } from '@/lib/db/changes'
import { isDebitUnderWay } from '@/lib/db/checkouts'
import { findOpenChoice } from '@/lib/db/choices'
import { database } from '@/lib/db/client'
import { isUnderCommand } from '@/lib/db/commands'
import { loadDeparture, type StoredDeparture } from '@/lib/db/departures'
import { findHealthNote } from '@/lib/db/health-notes'
import { loadLedger } from '@/lib/db/ledger'
import { listReceiptNumbers } from '@/lib/db/receipts'
import { choiceFacts, choiceTerms } from '@/lib/use-cases/changes/choice-terms'
import { findAwaitedCoins } from '@/lib/use-cases/guest-page/find-awaited-coins'
import { findPaymentPage } from '@/lib/use-cases/guest-page/see-payment'
import { bookingFacts } from '@/lib/use-cases/outbox/steps/booking-facts'
import { tourOf } from '@/lib/use-cases/departures/tour-of'

/** All that a guest's own page shows of a booking. */
export async function loadGuestPage(
  token: string,
  { booking, departure }: { readonly booking: StoredBooking; readonly departure: StoredDeparture },
  now: Date,
): Promise<GuestPage> {
  const db = database()
  const change = await findOpenChange(db, booking.id)
  const ledger = await loadLedger(db, booking.id)
  const isDebit = await isDebitUnderWay(db, booking.id)
  const choice = await findOpenChoice(db, booking.id)
  const standing = {
    ...booking,
    isDebitUnderWay: isDebit,
    hasOpenChange: change !== null,
    openChoice: choice?.cause ?? null,
    isUnderChangeByUs: await isUnderCommand(db, booking),
  }
  const sumOf = (kind: string) =>
    ledger.movements.reduce((sum, one) => sum + (one.kind === kind ? one.cents : 0), 0)
  return {
    path: `/booking/${token}`,
    standing: standingOf(standing, departure, now),
    isOffer: booking.state === 'hold' && booking.source === 'waiting_list',
    facts: bookingFacts({ booking, departure, now }, await tourOf(db, departure)),
    pickupPlace: booking.pickupPlace,
    hasHealthNote: (await findHealthNote(db, booking.id)) !== null,
    cutOffAt: cutOffAt(booking.cancellationPolicy, {
      startsAt: departure.startsAt,
      latestStartsAt: booking.latestStartsAt,
    }),
    money: {
      paidCents: sumOf('payment'),
      returnedCents: sumOf('refund'),
      askedCents: ledger.asked.reduce((sum, { cents }) => sum + cents, 0),
    },
    documents: await listReceiptNumbers(db, booking.id),
    change: change && {
      ...partyOf(change.places),
      day: (await loadDeparture(db, change.departureId, now)).day,
      payCents: change.payCents,
      heldUntil: change.heldUntil ?? now,
    },
    payment: await paymentOf(booking, change, now),
    coins: await findAwaitedCoins(booking, change, ledger),
    choice: choice && choiceFacts(choiceTerms(choice, departure.startsAt), ledger),
  }
}

/** A page that was paid already, or whose time is over, leads nowhere. */
async function paymentOf(
  booking: StoredBooking,
  change: StoredChange | null,
  now: Date,
): Promise<GuestPage['payment']> {
  if (!outlivesItsPages(booking) && change?.payBy !== 'card') return null
  const checkout = await findPaymentPage(booking, change)
  return { url: checkout?.state === 'open' && now < checkout.expiresAt ? checkout.url : null }
}
