/** Matches the paths of Next's internal pages, which Next would otherwise show to visitors. */
const NEXT_INTERNAL_PAGES = /^\/(?:404|500|_error|_not-found|_global-error)\/?$/

/**
 * Matches escaped letters, digits, `-`, `.`, `_` and `~`. They mean the same unescaped, and Next's rules match only
 * that form.
 */
const UNNECESSARY_ESCAPES = /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9ae]|3\d|2[de]|5f)/gi

/** NUL, which no database column accepts, becomes the character for what cannot be read, as in HTML. */
const NUL = '%00'
const UNREADABLE = '%EF%BF%BD'

/**
 * Normalize a URL to a form that Next can read: a decodable path that begins with a slash. Next answers 500 to a path
 * that cannot be decoded, such as `/blog/%zz`, if the broken part is a parameter; we escape its `%`, so that it becomes
 * an ordinary unknown URL, and likewise for the paths of Next's internal pages. Absolute URLs, which some proxies send,
 * are cut to their path, and `/a/../b` becomes `/b`, so that every check sees the same URL as Next.
 */
export function normalizeUrl(address: string): string {
  const [path = '', ...query] = pathOf(address).replaceAll(NUL, UNREADABLE).split('?')
  const readable = isDecodable(path)
    ? withoutDots(path.replace(UNNECESSARY_ESCAPES, decodeURIComponent))
    : withoutDots(path.replaceAll('%', '%25'))
  if (NEXT_INTERNAL_PAGES.test(readable)) return `/unknown${readable}`
  return [readable, ...query].join('?')
}

function pathOf(address: string): string {
  if (address.startsWith('/')) return address
  const whole = URL.canParse(address) ? new URL(address) : null
  return whole?.pathname.startsWith('/') ? whole.pathname + whole.search : '/unknown'
}

/** Remove dot segments: RFC 3986, section 5.2.4. */
function withoutDots(path: string): string {
  if (!path.includes('/.')) return path
  const segments = path.split('/').slice(1)
  const kept: string[] = []
  for (const segment of segments) {
    if (segment === '..') kept.pop()
    else if (segment !== '.') kept.push(segment)
  }
  const isFolder = ['.', '..'].includes(segments.at(-1) ?? '')
  return `/${[...kept, ...(isFolder ? [''] : [])].join('/')}`
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
