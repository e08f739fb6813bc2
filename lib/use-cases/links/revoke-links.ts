import 'server-only'
import { raiseLinkVersion } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { deleteServerSecret } from '@/lib/db/server-secret'
import { GUEST_LINKS } from '@/lib/use-cases/links/guest-url'

/**
 * End the links to one booking; e-mails that are sent from now on have another.
 *
 * @returns  whether there is such a booking
 */
export function revokeLinksOf(reference: string): Promise<boolean> {
  return raiseLinkVersion(database(), reference)
}

/** End the links to all bookings, on all instances at once: the next one is signed with a new secret. */
export function revokeAllGuestLinks(): Promise<void> {
  return deleteServerSecret(database(), GUEST_LINKS)
}
