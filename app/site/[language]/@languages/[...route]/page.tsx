import { TRANSLATED_ROUTES, SINGLE_ROUTES } from '@/content/addresses'
import { LanguageLinks } from '@/components/layout/language-links'
import { MISSING_PAGE } from '@/lib/contract/built-path'
import { parseLanguage } from '@/lib/language/language'
import { loadArticleFacts } from '@/lib/markdown/articles'
import { pageAddresses } from '@/app/site/page-addresses'

type LanguagesProps = {
  readonly params: Promise<{ readonly language: string; readonly route?: readonly string[] }>
}

type PageParams = { readonly params: { readonly language: string } }

export const dynamicParams = false

/**
 * These speak the language of the booking, and what they show is kept by the tab for one visit: in another language there
 * would be nothing left to show. The booking's own page changes the language.
 */
const CONFIRMATIONS = ['/payment-success', '/crypto-payment-success'] as const

/** The same routes as the pages, because this is shown with each of them. */
export function generateStaticParams({ params: { language } }: PageParams) {
  const pages = [...TRANSLATED_ROUTES, ...SINGLE_ROUTES, MISSING_PAGE].filter(
    (route) => !['/', '/blog/:slug'].includes(route),
  )
  const articles = loadArticleFacts(parseLanguage(language)).map(({ address }) => `/blog/${address}`)
  return [...pages, ...articles].map((route) => ({ route: route.split('/').filter(Boolean) }))
}

/** The links to a page in the other languages: a slot of the layout, which does not know the page itself. */
export default async function Languages({ params }: LanguagesProps) {
  const { language: name, route = [] } = await params
  const language = parseLanguage(name)
  const page = `/${route.join('/')}`
  // From an unknown address, the links lead to the home pages.
  const addresses = pageAddresses(page === MISSING_PAGE ? '/' : page, language)
  const isConfirmation = CONFIRMATIONS.some((route) => route === page)
  const shown = addresses.filter(([other]) => !isConfirmation || other === language)
  return <LanguageLinks addresses={shown} language={language} />
}
