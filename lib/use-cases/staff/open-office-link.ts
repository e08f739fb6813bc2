import 'server-only'
import { database } from '@/lib/db/client'
import { findOpenOfficeLink } from '@/lib/db/office/links'
import { findMember, type Member } from '@/lib/use-cases/admission/find-member'
import { readOfficeToken } from '@/lib/use-cases/links/office-link'
import { type LinkAttempt, openWithAttemptLimit } from '@/lib/use-cases/links/open-with-attempt-limit'

/**
 * Find whom a link signs in. Changes nothing, because e-mail scanners open links before people do. Every link that does
 * not work makes the same queries. Rule: office-sign-in (docs/rules.md)
 */
export function openOfficeLink(
  token: string,
  client: string,
  now: Date,
): Promise<LinkAttempt<{ readonly member: Member }>> {
  return openWithAttemptLimit(client, async () => {
    const link = await findOpenOfficeLink(database(), await readOfficeToken(token), now)
    const member = await findMember(link?.address ?? '')
    return member && { member }
  })
}
