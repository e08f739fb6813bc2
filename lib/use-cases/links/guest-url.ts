import 'server-only'
import { type Db } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/server-secret'
import { env } from '@/lib/env'
import { signLink } from '@/lib/links/link-token'

/** Replaced by another, every link to a guest's page is revoked. */
export const GUEST_LINKS = 'guest_links'

/** The address of a booking's own page. Whoever has it may see and change the booking: Rule: guest-link (docs/rules.md) */
export async function guestUrl(
  db: Db,
  { id: bookingId, linkVersion: version }: { readonly id: string; readonly linkVersion: number },
): Promise<string> {
  const token = signLink({ kind: 'guest', bookingId, version }, await loadServerSecret(db, GUEST_LINKS))
  return `${env().SITE_URL}/booking/${token}`
}
