import 'server-only'
import { type Db } from '@/lib/db/client'
import { findDepartureLinks, hasGuideLink } from '@/lib/db/departures/departure-links'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { env } from '@/lib/env'
import { departureSubject } from '@/lib/links/departure-subject'
import { inboxSecret, signLink } from '@/lib/links/link-token'
import { OPERATOR_LINKS } from '@/lib/use-cases/links/operator-url'

/**
 * The URL where staff reading an operator inbox see and manage a departure; each inbox has its own.
 *
 * Rule: departure-link (docs/rules.md)
 */
export async function departureUrl(db: Db, { id }: { readonly id: number }, inbox: string): Promise<string> {
  const version = (await findDepartureLinks(db, id))?.inboxVersion ?? 1
  const secret = inboxSecret(inbox, await loadServerSecret(db, OPERATOR_LINKS))
  const link = { kind: 'departure', subjectId: departureSubject(id), version } as const
  return `${env().SITE_URL}/operator/${signLink(link, secret)}`
}

/** The guide's URL of the guest list; null if no link is active. Rule: guide-link (docs/rules.md) */
export async function guideUrl(db: Db, { id }: { readonly id: number }): Promise<string | null> {
  const version = (await findDepartureLinks(db, id))?.guideVersion ?? 0
  if (version === 0 || !(await hasGuideLink(db, id))) return null
  const link = { kind: 'guide', subjectId: departureSubject(id), version } as const
  return `${env().SITE_URL}/operator/${signLink(link, await loadServerSecret(db, OPERATOR_LINKS))}`
}
