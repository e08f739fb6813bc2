import 'server-only'
import { type Db } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { env } from '@/lib/env'
import { inboxSecret, signLink } from '@/lib/links/link-token'
import { OPERATOR_LINKS } from '@/lib/use-cases/links/operator-url'

/**
 * The URL where staff reading an operator inbox see and handle an enquiry; each inbox has its own.
 *
 * Rule: enquiry-link (docs/rules.md)
 */
export async function enquiryUrl(db: Db, enquiryId: string, inbox: string): Promise<string> {
  const secret = inboxSecret(inbox, await loadServerSecret(db, OPERATOR_LINKS))
  const link = { kind: 'enquiry', subjectId: enquiryId, version: 1 } as const
  return `${env().SITE_URL}/operator/${signLink(link, secret)}`
}
