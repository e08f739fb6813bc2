import 'server-only'
import { type Db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { signGuestToken } from '@/lib/use-cases/links/guest-token'

type Linked = { readonly id: string; readonly linkVersion: number }

/**
 * The URL of the guest's page for a booking. Anyone who has it can see and change the booking.
 * Rule: guest-link (docs/rules.md)
 */
export async function guestUrl(db: Db, booking: Linked): Promise<string> {
  return `${env().SITE_URL}${await guestPath(db, booking)}`
}

/**
 * The URL of the booking page for the browser that paid. It proves no e-mail address, so the page offers nothing of
 * other bookings with that address. Rule: told-once (docs/rules.md)
 */
export async function payerUrl(db: Db, { id: subjectId, linkVersion: version }: Linked): Promise<string> {
  return `${env().SITE_URL}${await bookingPath(db, { kind: 'payer', subjectId, version })}`
}

/** The path of the guest's page, without the origin. */
export function guestPath(
  db: Db,
  { id: subjectId, linkVersion: version }: Linked,
): Promise<`/booking/${string}`> {
  return bookingPath(db, { kind: 'guest', subjectId, version })
}

/**
 * The URL where a guest confirms a new e-mail address.
 *
 * @param version  the version of this confirmation, not of the booking's links
 */
export async function addressConfirmationUrl(db: Db, bookingId: string, version: number): Promise<string> {
  return `${env().SITE_URL}${await bookingPath(db, { kind: 'address', subjectId: bookingId, version })}`
}

async function bookingPath(
  db: Db,
  link: Parameters<typeof signGuestToken>[1],
): Promise<`/booking/${string}`> {
  return `/booking/${await signGuestToken(db, link)}`
}
