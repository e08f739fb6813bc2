import 'server-only'
import { type LinkOwner, raiseLinkVersions } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { deleteServerSecret } from '@/lib/db/server-secret'
import { GUEST_LINKS } from '@/lib/use-cases/links/guest-url'
import { OPERATOR_LINKS } from '@/lib/use-cases/links/operator-url'

const SECRETS: Readonly<Record<LinkOwner, string>> = { guest: GUEST_LINKS, operator: OPERATOR_LINKS }

/**
 * End links to one booking; e-mails that are sent from now on have another.
 *
 * @returns  whether there is such a booking
 */
export function revokeLinksOf(reference: string, owners: readonly LinkOwner[]): Promise<boolean> {
  return raiseLinkVersions(database(), reference, owners)
}

/** End the links to all bookings, on all instances at once: the next one is signed with a new secret. */
export async function revokeAllLinks(owners: readonly LinkOwner[]): Promise<void> {
  for (const owner of owners) await deleteServerSecret(database(), SECRETS[owner])
}
