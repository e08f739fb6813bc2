import 'server-only'
import { SINGLE_ROUTES } from '@/content/addresses'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { siteLanguages } from '@/lib/env'
import { loadArticleFacts } from '@/lib/markdown/articles'

/**
 * The addresses of one page in all languages of the site. Empty if there is one language, and for a statement that
 * exists once.
 *
 * @param route  the English address; an article's in `language`, `/blog/{address}`
 */
export function pageAddresses(route: string, language: Language): readonly (readonly [Language, string])[] {
  const languages = siteLanguages()
  const isSingle = SINGLE_ROUTES.some((single) => single === route && single !== '/find-booking')
  if (languages.length < 2 || isSingle) return []
  const [, address] = /^\/blog\/(.+)$/.exec(route) ?? []
  if (address === undefined) return languages.map((other) => [other, addressOf(route, other)])
  const slug = loadArticleFacts(language).find((article) => article.address === address)?.slug
  return languages.flatMap((other) => {
    const article = loadArticleFacts(other).find((one) => one.slug === slug)
    return article ? [[other, addressOf(`/blog/${article.address}`, other)] as const] : []
  })
}
