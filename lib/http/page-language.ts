import { cache } from 'react'
import { withDeadline } from '@/lib/http/with-deadline'
import { type Language } from '@/lib/language/language'
import { findLinkLanguage } from '@/lib/use-cases/links/link-language'

/**
 * The language of a page behind a guest's link. Its document, its metadata and the page itself ask in the same request,
 * and it is read once. English if the database does not respond: then the page says so.
 */
export const findPageLanguage = cache(async (token: string): Promise<Language> => {
  try {
    return await withDeadline(() => findLinkLanguage(token))
  } catch {
    return 'en'
  }
})
