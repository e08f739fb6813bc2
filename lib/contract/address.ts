// Relative imports, because the Next config imports this file before the alias @ is set up.
import { type Route } from 'next'
import { ADDRESSES } from '../../content/addresses'
import { isLanguage, LANGUAGES, type Language } from '../language/language'
import { splitHref } from './split-href'

type Address = Route & `/${string}`

/**
 * The address of a page in a language, for its English one: `/de/eisfischen` for `/ice-fishing`, `/de#tours` for
 * `/#tours`. What exists once, such as a statement in Finnish, keeps its address. An article is
 * named by its own address, `/blog/{address}`.
 */
export function addressOf(href: string, language: Language): Address {
  if (language === 'en') return href as Address
  const [route, rest] = splitHref(href)
  if (route === '/find-booking') return `${route}?lang=${language}${rest.replace('?', '&')}` as Address
  const known: Readonly<Record<string, string>> = ADDRESSES[language]
  const own = route.startsWith('/blog/') ? route.slice(1) : known[route]
  if (own === undefined) return href as Address
  return `/${language}${own && '/'}${own}${rest}` as Address
}

/** The English address of a page, by its address in any language; any other address unchanged. */
export function routeAt(address: string): string {
  const [, language = '', ...own] = address.split('/')
  if (!isLanguage(language) || language === 'en') return address
  const known = Object.entries<string>(ADDRESSES[language])
  return known.find(([, one]) => one === own.join('/'))?.[0] ?? address
}

/** The address of a page that the build keeps at this path. */
export function publicAddress(path: string): string {
  const language = LANGUAGES.find((one) => `${path}/`.startsWith(`/site/${one}/`))
  return language === undefined ? path : addressOf(path.slice(`/site/${language}`.length) || '/', language)
}

/**
 * The addresses of a language, by the English ones, for the browser: empty for English, which needs none, so that no
 * page carries the table of all languages.
 */
export function addressesIn(language: Language): Readonly<Record<string, string>> {
  if (language === 'en') return {}
  return Object.fromEntries(
    [...Object.keys(ADDRESSES[language]), '/find-booking'].map((route) => [
      route,
      addressOf(route, language),
    ]),
  )
}
