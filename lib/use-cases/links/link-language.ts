import 'server-only'
import { database } from '@/lib/db/client'
import { findBookingLanguage, findPartyLanguage } from '@/lib/db/languages'
import { type Language } from '@/lib/language/language'
import { UNKNOWN_LINK_CLAIMS } from '@/lib/links/link-token'
import { readGuestToken } from '@/lib/use-cases/links/guest-token'

/**
 * The language of the page behind a guest's link, even if the link has expired: that of its booking or of its party on
 * the waiting list. English if we did not sign the link.
 */
export async function findLinkLanguage(token: string): Promise<Language> {
  const link = await readGuestToken(token, 'guest', 'payer', 'address', 'review', 'waiting')
  const { subjectId } = link ?? UNKNOWN_LINK_CLAIMS
  const find = link?.kind === 'waiting' ? findPartyLanguage : findBookingLanguage
  return (await find(database(), subjectId)) ?? 'en'
}
