import 'server-only'
import { z } from 'zod'
import { countGuestsByBand } from '@/lib/booking/seats/places'
import { findOpenChange } from '@/lib/db/bookings/changes'
import { database } from '@/lib/db/client'
import { loadDeparture, loadDepartureDays } from '@/lib/db/departures/departures'
import { type StoredEmail, listBookingEmails } from '@/lib/db/emails/emails'
import { listBookingHistory } from '@/lib/db/history/history'
import { findLatestPaymentDetails, type StoredCryptoDetails } from '@/lib/db/money/payment-details'
import { type BookingListing, listBookingsWithMoney } from '@/lib/db/bookings/listed-bookings'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { type RecordedEvent } from '@/lib/words/history/history-line'
import { type UnpaidChange } from '@/lib/words/booking-rows'

/** Everything about a booking that the operator can see; e-mails and history oldest first. */
export type BookingRecord = {
  readonly booking: BookingListing
  readonly tourName: string
  readonly details: StoredCryptoDetails | null
  readonly change: UnpaidChange | null
  readonly emails: readonly StoredEmail[]
  readonly history: readonly (RecordedEvent & {
    readonly commandId: string | null
    readonly requestId: string | null
  })[]
}

/** Load everything about a booking; null if there is no such booking. */
export async function loadBookingRecord(reference: string, now: Date): Promise<BookingRecord | null> {
  const [booking] = await listBookingsWithMoney(database(), { reference }, now)
  if (!booking) return null
  const { name: tourName } = await loadBookedTour(database(), booking, 'en')
  const emails = await listBookingEmails(database(), booking.id)
  return {
    booking,
    tourName,
    change: await changeOf(booking.id, now),
    details: await findLatestPaymentDetails(database(), booking.id),
    emails,
    history: await historyOf(booking.id),
  }
}

async function changeOf(bookingId: string, now: Date): Promise<UnpaidChange | null> {
  const open = await findOpenChange(database(), bookingId)
  if (!open?.heldUntil || open.heldUntil <= now) return null
  const { day } = await loadDeparture(database(), open.departureId, now)
  return { day, party: countGuestsByBand(open.places), payCents: open.payCents, until: open.heldUntil }
}

/** The booking's history, with departures identified by their date. */
async function historyOf(bookingId: string) {
  const rows = await listBookingHistory(database(), [bookingId])
  const facts = rows.flatMap(({ before, after }) => [factsSchema.parse(before), factsSchema.parse(after)])
  const days = await loadDepartureDays(
    database(),
    facts.flatMap((one) => one?.departureId ?? []),
  )
  const withDay = (json: unknown) => {
    const one = factsSchema.parse(json)
    return one?.departureId === undefined ? one : { ...one, day: days.get(one.departureId) }
  }
  return rows.map(({ at, actor, actorName, what, before, after, why, words, commandId, requestId }) => ({
    ...{ at, actor, actorName, what },
    before: withDay(before),
    after: withDay(after),
    ...{ why, words, commandId, requestId },
  }))
}

const factsSchema = z.looseObject({ departureId: z.int().optional() }).nullable()
