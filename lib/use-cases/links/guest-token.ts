import 'server-only'
import { database, type Db } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { type LinkClaims, readLink, signLink } from '@/lib/links/link-token'

/** Name of the secret for guests' links. Replacing the secret revokes all of them. */
export const GUEST_LINK_SECRET_NAME = 'guest_links'

/** Sign the token of a link for guests. */
export async function signGuestToken(db: Db, link: LinkClaims): Promise<string> {
  return signLink(link, await loadServerSecret(db, GUEST_LINK_SECRET_NAME))
}

/**
 * Read the token of a guest's link.
 *
 * @returns  null if we did not sign it, or its link is not of one of these kinds
 */
export async function readGuestToken<Kind extends LinkClaims['kind']>(
  token: string,
  ...kinds: readonly Kind[]
): Promise<(LinkClaims & { readonly kind: Kind }) | null> {
  const link = readLink(token, await loadServerSecret(database(), GUEST_LINK_SECRET_NAME))
  const kind = kinds.find((one) => one === link?.kind)
  return link && kind ? { ...link, kind } : null
}
