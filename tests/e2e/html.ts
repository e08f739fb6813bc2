import { siteUrl } from '@/tests/e2e/running-sites'

/* Reads a page's HTML without a browser. */

/** URLs on this site in the HTML: links, scripts, link previews, and pictures by their source file. */
export function addressesIn(html: string): readonly string[] {
  const plain = html.replaceAll('&amp;', '&')
  const attributes = [...plain.matchAll(/(?:href|src|content)="([^"]+)"/g)].map(([, address = '']) => address)
  const sets = [...plain.matchAll(/(?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
  )
  return [...attributes, ...sets]
    .map((address) => (address.startsWith(siteUrl) ? address.slice(siteUrl.length) || '/' : address))
    .filter((address) => address.startsWith('/') && !address.startsWith('//'))
    .map((address) => new URL(address, siteUrl).searchParams.get('url') ?? address)
}

/** The text of a page's main element in its HTML, before any script. */
export function mainText(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replace(/<(script|style|template)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
}
