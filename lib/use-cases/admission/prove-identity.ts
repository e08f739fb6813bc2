import 'server-only'
import { type Identity, identityText } from '@/lib/contract/identity'
import { database } from '@/lib/db/client'
import { findMarkSecret, signWithMark } from '@/lib/db/connection/site-marks'
import { consumeLimit } from '@/lib/limits/limits'
import { type LimitRefusal, refuseOverLimit } from '@/lib/use-cases/admission/limit-refusal'

export type IdentityAnswer =
  { readonly kind: 'proved'; readonly mac: string } | { readonly kind: 'unknown' } | LimitRefusal

/**
 * Sign this site's identity, if someone with access to its database has placed the mark: the doctor, who asks a dozen
 * times. Guesses are limited.
 */
export async function proveIdentity(mark: string, identity: Identity, now: Date): Promise<IdentityAnswer> {
  const secret = await findMarkSecret(database(), mark, now)
  if (secret) return { kind: 'proved', mac: signWithMark(secret, identityText(identity)) }
  const refusal = refuseOverLimit(await consumeLimit('identities_of_client', identity.client))
  return refusal ?? { kind: 'unknown' }
}
