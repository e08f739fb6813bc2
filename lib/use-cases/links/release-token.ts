import 'server-only'
import { type StoredCheckout } from '@/lib/db/money/checkouts'
import { database } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { readLink, signLink } from '@/lib/links/link-token'
import { GUEST_LINK_SECRET_NAME } from '@/lib/use-cases/links/guest-url'

/**
 * Sign a token that releases the seats of one payment page, in any browser, and does nothing else. It is the same each
 * time for one attempt, because Stripe accepts a repeated request only if its fields are identical.
 */
export async function signReleaseToken({ id, attempt }: StoredCheckout): Promise<string> {
  const link = { kind: 'release', subjectId: id, version: attempt } as const
  return signLink(link, await loadServerSecret(database(), GUEST_LINK_SECRET_NAME))
}

/** Read the id of the checkout that a token is for; null if the token is invalid. */
export async function readReleaseToken(token: string): Promise<string | null> {
  const link = readLink(token, await loadServerSecret(database(), GUEST_LINK_SECRET_NAME))
  return link?.kind === 'release' ? link.subjectId : null
}
