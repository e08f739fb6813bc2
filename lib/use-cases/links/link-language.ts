import 'server-only'
import { findBookingLanguage } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { LANGUAGES, type Language } from '@/lib/language/language'
import { UNKNOWN_LINK_CLAIMS } from '@/lib/links/link-token'
import { readGuestToken } from '@/lib/use-cases/links/guest-token'

/**
 * The version of a link to the waiting list says in which language its party reads: after the party has left, nothing
 * else does. The numbers are in links that guests have, so none must ever change.
 */
export const WAITING_LINK_VERSIONS = { en: 1, de: 2, fr: 3, es: 4, it: 5 } as const satisfies Readonly<
  Record<Language, number>
>

/**
 * The language of the page behind a guest's link, even if the link has expired: that of its booking, or of the party on
 * the waiting list when the link was made. Null if we did not sign the link. Rule: link-language (docs/rules.md)
 */
export async function findLinkLanguage(token: string): Promise<Language | null> {
  const link = await readGuestToken(token, 'guest', 'payer', 'address', 'review', 'waiting')
  if (link?.kind === 'waiting')
    return LANGUAGES.find((language) => WAITING_LINK_VERSIONS[language] === link.version) ?? null
  const { subjectId } = link ?? UNKNOWN_LINK_CLAIMS
  return findBookingLanguage(database(), subjectId)
}
