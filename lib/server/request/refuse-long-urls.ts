import { type RequestStep } from '@/lib/server/request/request-step'

/**
 * The URL length that every server should accept according to RFC 9110, section 4.1. Campaigns and mail programs add a
 * few hundred characters.
 */
const MAX_URL_LENGTH = 8000

/**
 * The maximum number of query parameters. Next parses them in quadratic time: the 3,900 that fit into a URL blocked the
 * process for a second. Our own pages use three, and campaigns add a few dozen.
 */
const MAX_FIELDS = 50

/** Refuses URLs longer than any that the site uses. */
export const refuseLongUrls: RequestStep = ({ url = '' }, response) => {
  if (url.length <= MAX_URL_LENGTH && url.split('&', MAX_FIELDS + 1).length <= MAX_FIELDS) return false
  response.writeHead(414, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('URI Too Long')
  return true
}
