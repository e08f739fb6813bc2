import 'server-only'
import { outlivesPaymentPage } from '@/lib/booking/booking'
import { findBookingByReference, type StoredBooking } from '@/lib/db/bookings/bookings'
import { listLiveBookings } from '@/lib/db/bookings/live-bookings'
import { type Db } from '@/lib/db/client'
import { loadDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { lockDeparture } from '@/lib/db/departures/lock-departure'
import { listErasedBookings, recordHistory } from '@/lib/db/history/history'
import { refuseStaleView } from '@/lib/db/history/history-mark'
import { defineOperation } from '@/lib/db/define-operation'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'

type MessageTo = { readonly reference: string } | { readonly departureId: number }

type SentMessage =
  | {
      readonly kind: 'sent'
      readonly told: readonly StoredBooking[]
      /** Bookings without an e-mail address, to which the message was not sent. */
      readonly untold: readonly StoredBooking[]
    }
  | { readonly kind: 'refused'; readonly reason: 'not_found' | 'nobody' | 'forgotten' | 'no_address' }

/**
 * Send a message from the office to one party, or to every party on a departure in separate e-mails. Never to an erased
 * guest, even if the accounts still keep the address.
 *
 * Rule: office-message (docs/rules.md)
 */
export const sendOfficeMessage = defineOperation({ work: send })

async function send(db: Db, to: MessageTo, words: string, now: Date): Promise<SentMessage> {
  const found = await ('reference' in to ? findOne(db, to.reference, now) : findAll(db, to.departureId, now))
  if (!found) return { kind: 'refused', reason: 'not_found' }
  const { departure, bookings: booked } = found
  if (booked.length === 0) return { kind: 'refused', reason: 'nobody' }
  const ids = booked.map(({ id }) => id)
  const erased = await listErasedBookings(db, ids)
  const bookings = booked.filter(({ id }) => !erased.has(id))
  if (bookings.length === 0) return { kind: 'refused', reason: 'forgotten' }
  const told = bookings.filter(({ customerEmail }) => customerEmail !== '')
  if (told.length === 0) return { kind: 'refused', reason: 'no_address' }
  for (const booking of told) {
    const cause = now.toISOString()
    const email = { booking, departure, officeWords: words, cause, now }
    await enqueueBookingEmails(db, ['office-message-guest'], email)
    await recordHistory(db, { bookingId: booking.id, what: 'message_sent', words }, now)
  }
  if ('departureId' in to) {
    const after = { parties: told.length }
    await recordHistory(db, { departureId: to.departureId, what: 'message_sent', after }, now)
  }
  return { kind: 'sent', told, untold: bookings.filter(({ customerEmail }) => customerEmail === '') }
}

type Found = { readonly departure: StoredDeparture; readonly bookings: readonly StoredBooking[] }

async function findOne(db: Db, reference: string, now: Date): Promise<Found | null> {
  const known = await findBookingByReference(db, reference)
  if (!known) return null
  const { booking, departure } = await lockBooking(db, known.id, now)
  return { departure, bookings: [booking] }
}

/** Leave out guests who are still on their first payment page: they have had no e-mail from us yet. */
async function findAll(db: Db, departureId: number, now: Date): Promise<Found> {
  await lockDeparture(db, departureId)
  await refuseStaleView(db, { departureId })
  const live = await listLiveBookings(db, departureId, now)
  return {
    departure: await loadDeparture(db, departureId, now),
    bookings: live.filter((booking) => booking.state !== 'hold' || outlivesPaymentPage(booking)),
  }
}
