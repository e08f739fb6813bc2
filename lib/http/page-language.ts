import { headers } from 'next/headers'
import { cache } from 'react'
import { withDeadline } from '@/lib/http/with-deadline'
import { type Language } from '@/lib/language/language'
import { preferredLanguage } from '@/lib/language/preferred-language'
import { findLinkLanguage } from '@/lib/use-cases/links/link-language'

/**
 * The language of a page behind a guest's link. Its document, its metadata and the page itself ask in the same request,
 * and it is read once. For a link that we did not sign, the browser's; English if the database does not respond: then the
 * page says so.
 */
export const findPageLanguage = cache(async (token: string): Promise<Language> => {
  try {
    const known = await withDeadline(() => findLinkLanguage(token))
    return known ?? preferredLanguage((await headers()).get('accept-language'))
  } catch {
    return 'en'
  }
})
