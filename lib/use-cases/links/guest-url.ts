import 'server-only'
import { type Db } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { env } from '@/lib/env'
import { type Link, signLink } from '@/lib/links/link-token'

/** Replaced by another, every link to a guest's page is revoked. */
export const GUEST_LINKS = 'guest_links'

type Linked = { readonly id: string; readonly linkVersion: number }

/** The address of a booking's own page. Whoever has it may see and change the booking: Rule: guest-link (docs/rules.md) */
export async function guestUrl(db: Db, booking: Linked): Promise<string> {
  return `${env().SITE_URL}${await guestPath(db, booking)}`
}

/** The same without our site's address. */
export function guestPath(
  db: Db,
  { id: subjectId, linkVersion: version }: Linked,
): Promise<`/booking/${string}`> {
  return pathOf(db, { kind: 'guest', subjectId, version })
}

/**
 * Where a guest proves a new e-mail address.
 *
 * @param version  of the proof, not of the booking's links
 */
export async function addressUrl(db: Db, bookingId: string, version: number): Promise<string> {
  return `${env().SITE_URL}${await pathOf(db, { kind: 'address', subjectId: bookingId, version })}`
}

async function pathOf(db: Db, link: Link): Promise<`/booking/${string}`> {
  return `/booking/${signLink(link, await loadServerSecret(db, GUEST_LINKS))}`
}
