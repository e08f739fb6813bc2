import 'server-only'
import { findBooking } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { guestUrl } from '@/lib/use-cases/links/guest-url'
import { operatorUrl } from '@/lib/use-cases/links/operator-url'

/** The guest's way to a booking. Nobody but its present address is sent it: null for every other. */
export async function guestsWay(bookingId: string | null, recipient: string): Promise<string | null> {
  const booking = bookingId === null ? null : await findBooking(database(), bookingId)
  return booking?.customerEmail.toLowerCase() === recipient.toLowerCase()
    ? guestUrl(database(), booking)
    : null
}

/** The way that an inbox of ours has to a booking; null where the e-mail is about none. */
export async function inboxesWay(bookingId: string | null, inbox: string): Promise<string | null> {
  const booking = bookingId === null ? null : await findBooking(database(), bookingId)
  return booking && operatorUrl(database(), booking, inbox)
}
