import 'server-only'
import { isHandledByProvider } from '@/lib/booking/money/money-methods'
import { actAs } from '@/lib/db/history/actor'
import { expireOverdueBookings } from '@/lib/db/bookings/live-bookings'
import { expireOverdueChanges } from '@/lib/db/bookings/changes'
import { type Day } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { findDeparture, findDepartureOn, type StoredDeparture } from '@/lib/db/departures/departures'
import { lockDeparture } from '@/lib/db/departures/lock-departure'
import { hasEmail } from '@/lib/db/emails/emails'
import { recordBookingHistory, recordHistory } from '@/lib/db/history/history'
import { refuseStaleSale, refuseStaleView } from '@/lib/db/history/history-mark'
import { releaseOverdueSeatReserves } from '@/lib/db/departures/seat-reserves'
import { findPaymentDetails } from '@/lib/db/money/payment-details'
import { requestPartPaymentRefunds } from '@/lib/use-cases/booking/request-part-payment-refunds'
import {
  enqueueBookingEmails,
  loadAndEnqueueBookingEmails,
} from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { hasFailedDebit } from '@/lib/db/money/checkouts'

/**
 * Lock a departure until the transaction ends, mark its expired bookings and changes as lapsed, and queue their
 * e-mails. Returns null if there is no such departure. In the history the worker is the one who lapsed them, even if a
 * guest's visit triggered it. Throws `StaleViewError` if the departure has gone on or off sale since the caller saw it.
 */
export async function lockAndRefreshDeparture(
  db: Db,
  id: number,
  now: Date,
): Promise<StoredDeparture | null> {
  await lockDeparture(db, id)
  await refuseStaleSale(db, id)
  const departure = await findDeparture(db, id, now)
  if (departure?.hasOverdue) await actAs('worker', () => lapseOverdue(db, departure, now))
  return departure
}

/**
 * Lock and refresh a tour's departure on a given day. Throws `StaleViewError` if the departure has changed since the
 * caller saw it.
 */
export async function lockDepartureOn(
  db: Db,
  where: { readonly tourId: number; readonly day: Day },
  now: Date,
): Promise<StoredDeparture | null> {
  const known = await findDepartureOn(db, where, now)
  if (known) {
    await lockDeparture(db, known.id)
    await refuseStaleView(db, { departureId: known.id })
    await lockAndRefreshDeparture(db, known.id, now)
  }
  return findDepartureOn(db, where, now)
}

async function lapseOverdue(db: Db, departure: StoredDeparture, now: Date): Promise<void> {
  const { id } = departure
  await releaseOverdueSeatReserves(db, id, now)
  for (const change of await expireOverdueChanges(db, id, now)) {
    await recordHistory(db, { bookingId: change.bookingId, what: 'change_lapsed' }, now)
    const arrivedCents = await requestPartPaymentRefunds(db, change, now)
    await notifyOfLapsedChange(db, { ...change, arrivedCents }, now)
  }
  for (const booking of await expireOverdueBookings(db, id, now)) {
    await recordBookingHistory(db, { what: 'lapsed', after: booking }, now)
    const ofBooking = { bookingId: booking.id, changeId: null }
    const arrivedCents = await requestPartPaymentRefunds(db, ofBooking, now)
    // Send one e-mail each time a booking lapses: a late part payment gives it seats again, and then it may lapse
    // again.
    const cause = arrivedCents > 0 ? `rest:${now.toISOString()}` : undefined
    const crypto = { details: await findPaymentDetails(db, ofBooking), arrivedCents }
    const occasion = { booking, departure, now, crypto, cause }
    const isByLink = arrivedCents > 0 || (await hasEmail(db, booking.id, 'payment-link-guest'))
    if (isHandledByProvider(booking.paymentMethod) && isByLink)
      await enqueueBookingEmails(db, ['payment-link-lapsed-guest'], occasion)
    if (booking.paymentMethod === 'crypto' && (await hasEmail(db, booking.id, 'crypto-received-guest')))
      await enqueueBookingEmails(db, ['crypto-lapsed-guest'], occasion)
  }
}

type LapsedChange = {
  readonly bookingId: string
  readonly changeId: string
  readonly arrivedCents: number
}

/**
 * Notify a guest, once, that a change has lapsed unpaid. A failed debit has its own e-mail.
 *
 * Rule: dropped-changes (docs/rules.md)
 */
async function notifyOfLapsedChange(
  db: Db,
  { bookingId, changeId, arrivedCents }: LapsedChange,
  now: Date,
): Promise<void> {
  if (await hasFailedDebit(db, changeId)) return
  // Send one e-mail each time a change lapses: a late part payment holds it again, and then it may lapse again.
  const cause = arrivedCents > 0 ? `${changeId}:${now.toISOString()}` : changeId
  const crypto = { details: null, arrivedCents }
  await loadAndEnqueueBookingEmails(db, bookingId, ['change-lapsed-guest'], { now, cause, crypto })
}
