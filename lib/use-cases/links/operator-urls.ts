import 'server-only'
import { type Db } from '@/lib/db/client'
import { findDepartureLinkVersions, hasGuideLink } from '@/lib/db/departures/departure-links'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { env } from '@/lib/env'
import { encodeDepartureId } from '@/lib/links/encode-departure-id'
import { deriveInboxSecret, type LinkClaims, signLink } from '@/lib/links/link-token'

/*
 * URLs where staff who read an operator inbox see and manage a booking, a departure, an enquiry or a review. Each inbox
 * has its own.
 *
 * Rule: operator-link (docs/rules.md)
 * Rule: departure-link (docs/rules.md)
 * Rule: enquiry-link (docs/rules.md)
 */

/** Name of the secret for the operator's links. Replacing the secret revokes all of them. */
export const OPERATOR_LINK_SECRET_NAME = 'operator_links'

export function operatorBookingUrl(
  db: Db,
  { id: subjectId, inboxLinkVersion: version }: { readonly id: string; readonly inboxLinkVersion: number },
  inbox: string,
): Promise<string> {
  return urlOf(db, { kind: 'operator', subjectId, version }, inbox)
}

export async function operatorDepartureUrl(
  db: Db,
  { id }: { readonly id: number },
  inbox: string,
): Promise<string> {
  const version = (await findDepartureLinkVersions(db, id))?.inboxVersion ?? 1
  return urlOf(db, { kind: 'departure', subjectId: encodeDepartureId(id), version }, inbox)
}

export function operatorEnquiryUrl(db: Db, enquiryId: string, inbox: string): Promise<string> {
  return urlOf(db, { kind: 'enquiry', subjectId: enquiryId, version: 1 }, inbox)
}

export function operatorReviewUrl(db: Db, reviewId: string, inbox: string): Promise<string> {
  return urlOf(db, { kind: 'judge', subjectId: reviewId, version: 1 }, inbox)
}

/** The guide's URL for the guest list; null if no link is active. Rule: guide-link (docs/rules.md) */
export async function guideUrl(db: Db, { id }: { readonly id: number }): Promise<string | null> {
  const version = (await findDepartureLinkVersions(db, id))?.guideVersion ?? 0
  if (version === 0 || !(await hasGuideLink(db, id))) return null
  return urlOf(db, { kind: 'guide', subjectId: encodeDepartureId(id), version })
}

async function urlOf(db: Db, link: LinkClaims, inbox?: string): Promise<string> {
  const secret = await loadServerSecret(db, OPERATOR_LINK_SECRET_NAME)
  const own = inbox === undefined ? secret : deriveInboxSecret(inbox, secret)
  return `${env().SITE_URL}/operator/${signLink(link, own)}`
}
