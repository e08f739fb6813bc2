import 'server-only'
import { type Db } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { env } from '@/lib/env'
import { inboxSecret, signLink } from '@/lib/links/link-token'

/** Replacing this secret revokes every link to the operator's pages. */
export const OPERATOR_LINKS = 'operator_links'

/**
 * The URL where staff reading an operator inbox see and manage a booking; each inbox has its own.
 *
 * Rule: operator-link (docs/rules.md)
 */
export async function operatorUrl(
  db: Db,
  { id: subjectId, inboxLinkVersion: version }: { readonly id: string; readonly inboxLinkVersion: number },
  inbox: string,
): Promise<string> {
  const secret = inboxSecret(inbox, await loadServerSecret(db, OPERATOR_LINKS))
  return `${env().SITE_URL}/operator/${signLink({ kind: 'operator', subjectId, version }, secret)}`
}
