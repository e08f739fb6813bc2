/** Pages that Next keeps for its own use and would show, as if they were addresses of ours. */
const OF_NEXT = /^\/(?:404|500|_error|_not-found|_global-error)\/?$/

/** Letters, figures, `-`, `.`, `_` and `~`, escaped: the same address as without, and Next's rules know only that one. */
const NEEDLESS = /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9ae]|3\d|2[de]|5f)/gi

/**
 * An address that Next can read: a path that begins with a slash and can be decoded. Next answers one that cannot, such
 * as `/blog/%zz`, with 500 where a part of it is a parameter; taken letter for letter it is an unknown address like
 * others, and so are Next's own pages. A whole address, as proxies may send it, is read as its path; `/a/../b` as `/b`,
 * as browsers send it and Next reads it, so that whoever looks at an address here looks at the same one.
 */
export function normalizeUrl(address: string): string {
  const [path = '', ...query] = pathOf(address).split('?')
  const readable = isDecodable(path)
    ? withoutDots(path.replace(NEEDLESS, decodeURIComponent))
    : withoutDots(path.replaceAll('%', '%25'))
  if (OF_NEXT.test(readable)) return `/unknown${readable}`
  return [readable, ...query].join('?')
}

function pathOf(address: string): string {
  if (address.startsWith('/')) return address
  const whole = URL.canParse(address) ? new URL(address) : null
  return whole?.pathname.startsWith('/') ? whole.pathname + whole.search : '/unknown'
}

/** RFC 3986, section 5.2.4. */
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
