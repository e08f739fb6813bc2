import 'server-only'
import { type StoredCheckout } from '@/lib/db/money/checkouts'
import { database } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { readLink, signLink } from '@/lib/links/link-token'
import { GUEST_LINKS } from '@/lib/use-cases/links/guest-url'

/**
 * A token that releases the seats of one payment page, in any browser the guest returns in, and does nothing else.
 * Always the same for one attempt: Stripe accepts a repeated request only with the same fields.
 */
export async function releaseToken({ id, attempt }: StoredCheckout): Promise<string> {
  const link = { kind: 'release', subjectId: id, version: attempt } as const
  return signLink(link, await loadServerSecret(database(), GUEST_LINKS))
}

/** The id of the checkout that a token is for; null where it is for none. */
export async function readReleaseToken(token: string): Promise<string | null> {
  const link = readLink(token, await loadServerSecret(database(), GUEST_LINKS))
  return link?.kind === 'release' ? link.subjectId : null
}
