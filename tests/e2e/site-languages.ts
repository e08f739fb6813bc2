import { siteUrl } from '@/tests/e2e/running-sites'

/** A page of the sitemap, and its addresses in all languages, by their codes. */
export type Entry = { readonly address: string; readonly others: Readonly<Record<string, string>> }

/** All but English. */
export const OTHERS = ['de', 'fr', 'es', 'it'] as const

/** Every page that search engines may list. */
export async function readSitemap(): Promise<readonly Entry[]> {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  return [...xml.matchAll(/<url>([^]*?)<\/url>/g)].map(([, entry = '']) => ({
    address: pathOf(attribute(entry, /<loc>(.*?)<\/loc>/)),
    others: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code = '', url = '']) => [
        code,
        pathOf(url),
      ]),
    ),
  }))
}

/** The language of a page, by its address. */
export function languageOf(address: string): string {
  return OTHERS.find((language) => address === `/${language}` || address.startsWith(`/${language}/`)) ?? 'en'
}

export function pathOf(url: string): string {
  return new URL(url, siteUrl).pathname
}

/** The first group of a pattern in a text; empty if it is not there. */
export function attribute(html: string, form: RegExp): string {
  return form.exec(html)?.[1] ?? ''
}
