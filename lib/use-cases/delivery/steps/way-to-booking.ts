import 'server-only'
import { findAddressProof } from '@/lib/db/bookings/address-proofs'
import { findBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { isGuestErased } from '@/lib/db/history/history'
import { addressUrl, guestUrl } from '@/lib/use-cases/links/guest-url'
import { operatorUrl } from '@/lib/use-cases/links/operator-url'

/** The guest's way to a booking. Nobody but its present address is sent it, and nobody who was forgotten: null then. */
export async function guestsWay(bookingId: string | null, recipient: string): Promise<string | null> {
  const booking = await rememberedBooking(bookingId)
  return booking?.customerEmail.toLowerCase() === recipient.toLowerCase()
    ? guestUrl(database(), booking)
    : null
}

/** Where an address is proved. Only the one that is to be proved is sent it: null for every other. */
export async function proofsWay(bookingId: string | null, recipient: string): Promise<string | null> {
  const proof = bookingId === null ? null : await findAddressProof(database(), bookingId)
  return bookingId !== null && proof?.email === recipient
    ? addressUrl(database(), bookingId, proof.version)
    : null
}

/** The way that an inbox of ours has to a booking; null where the e-mail is about none, or about a forgotten guest's. */
export async function inboxesWay(bookingId: string | null, inbox: string): Promise<string | null> {
  const booking = await rememberedBooking(bookingId)
  return booking && operatorUrl(database(), booking, inbox)
}

async function rememberedBooking(bookingId: string | null) {
  const booking = bookingId === null ? null : await findBooking(database(), bookingId)
  return booking && (await isGuestErased(database(), booking.id)) ? null : booking
}
