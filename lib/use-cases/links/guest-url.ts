import 'server-only'
import { type Db } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { env } from '@/lib/env'
import { type LinkClaims, signLink } from '@/lib/links/link-token'

/** Replacing this secret revokes every link to a guest's page. */
export const GUEST_LINK_SECRET_NAME = 'guest_links'

type Linked = { readonly id: string; readonly linkVersion: number }

/**
 * The URL of the guest's page for a booking. Anyone who has it can see and change the booking.
 * Rule: guest-link (docs/rules.md)
 */
export async function guestUrl(db: Db, booking: Linked): Promise<string> {
  return `${env().SITE_URL}${await guestPath(db, booking)}`
}

/**
 * The same for the browser that paid. It proves no e-mail address, so the page offers nothing of other bookings with
 * that address. Rule: told-once (docs/rules.md)
 */
export async function payerUrl(db: Db, { id: subjectId, linkVersion: version }: Linked): Promise<string> {
  return `${env().SITE_URL}${await pathOf(db, { kind: 'payer', subjectId, version })}`
}

/** The path of the guest's page, without the origin. */
export function guestPath(
  db: Db,
  { id: subjectId, linkVersion: version }: Linked,
): Promise<`/booking/${string}`> {
  return pathOf(db, { kind: 'guest', subjectId, version })
}

/**
 * The URL where a guest confirms a new e-mail address.
 *
 * @param version  the version of this confirmation, not of the booking's links
 */
export async function addressConfirmationUrl(db: Db, bookingId: string, version: number): Promise<string> {
  return `${env().SITE_URL}${await pathOf(db, { kind: 'address', subjectId: bookingId, version })}`
}

async function pathOf(db: Db, link: LinkClaims): Promise<`/booking/${string}`> {
  return `/booking/${signLink(link, await loadServerSecret(db, GUEST_LINK_SECRET_NAME))}`
}
