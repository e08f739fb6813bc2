import 'server-only'
import { findAddressProof } from '@/lib/db/bookings/address-proofs'
import { findBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { isGuestErased } from '@/lib/db/history/history'
import { addressConfirmationUrl, guestUrl } from '@/lib/use-cases/links/guest-url'
import { operatorBookingUrl } from '@/lib/use-cases/links/operator-urls'

/**
 * The guest's link to a booking. Null if the recipient is no longer the booking's address, or the guest has been
 * erased.
 */
export async function findGuestLink(bookingId: string | null, recipient: string): Promise<string | null> {
  const booking = await rememberedBooking(bookingId)
  return booking?.customerEmail.toLowerCase() === recipient.toLowerCase()
    ? guestUrl(database(), booking)
    : null
}

/** The link that confirms a new address. Null if the recipient is any other address. */
export async function findAddressProofLink(
  bookingId: string | null,
  recipient: string,
): Promise<string | null> {
  const proof = bookingId === null ? null : await findAddressProof(database(), bookingId)
  return bookingId !== null && proof?.email === recipient
    ? addressConfirmationUrl(database(), bookingId, proof.version)
    : null
}

/** An operator inbox's link to a booking. Null if the e-mail is not about a booking, or the guest has been erased. */
export async function findInboxLink(bookingId: string | null, inbox: string): Promise<string | null> {
  const booking = await rememberedBooking(bookingId)
  return booking && operatorBookingUrl(database(), booking, inbox)
}

async function rememberedBooking(bookingId: string | null) {
  const booking = bookingId === null ? null : await findBooking(database(), bookingId)
  return booking && (await isGuestErased(database(), booking.id)) ? null : booking
}
