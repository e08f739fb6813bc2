import 'server-only'
import { officeLinkExpiresAt } from '@/lib/booking/office-session'
import { database, type Db } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { keepOfficeLink } from '@/lib/db/office/links'
import { env } from '@/lib/env'
import { readLink, signLink, UNKNOWN_LINK_CLAIMS } from '@/lib/links/link-token'

/** Name of the secret for links to sign in to the office. Replacing it revokes all of them. */
export const OFFICE_LINK_SECRET_NAME = 'office_links'

/**
 * Make the link that signs a person in, once. Its row is made here, so a secret from a backup is not enough to forge
 * one. Rule: office-sign-in (docs/rules.md)
 */
export async function makeOfficeUrl(
  db: Db,
  link: { readonly emailId: string; readonly address: string; readonly returnTo: string },
  now: Date,
): Promise<string> {
  const times = { createdAt: now, expiresAt: officeLinkExpiresAt(now) }
  const subjectId = await keepOfficeLink(db, { ...link, ...times })
  const secret = await loadServerSecret(db, OFFICE_LINK_SECRET_NAME)
  return `${env().SITE_URL}/office/enter/${signLink({ kind: 'office', subjectId, version: 1 }, secret)}`
}

/** The id of the link that a token stands for; an id that no link has, if we did not sign it. */
export async function readOfficeToken(token: string): Promise<string> {
  const claims = readLink(token, await loadServerSecret(database(), OFFICE_LINK_SECRET_NAME))
  return (claims?.kind === 'office' ? claims : UNKNOWN_LINK_CLAIMS).subjectId
}
