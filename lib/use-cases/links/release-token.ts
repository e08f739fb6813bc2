import 'server-only'
import { type StoredCheckout } from '@/lib/db/money/checkouts'
import { database } from '@/lib/db/client'
import { readGuestToken, signGuestToken } from '@/lib/use-cases/links/guest-token'

/**
 * Sign a token that releases the seats of one payment page, in any browser, and does nothing else. It is always the
 * same for one attempt, because Stripe accepts a repeated request only if its fields are identical.
 */
export function signReleaseToken({ id, attempt }: StoredCheckout): Promise<string> {
  return signGuestToken(database(), { kind: 'release', subjectId: id, version: attempt })
}

/** Read the id of the checkout that a token is for; null if the token is invalid. */
export async function readReleaseToken(token: string): Promise<string | null> {
  return (await readGuestToken(token, 'release'))?.subjectId ?? null
}
