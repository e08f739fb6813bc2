import { type RequestStep } from '@/lib/server/request-step'

/** Characters that every server should take, by RFC 9110, section 4.1. Campaigns and mail programs add some hundreds. */
const LONGEST = 8000

/**
 * Fields of a query. Next reads each of them as often as there are fields, which took a second of everybody's time for
 * the 3,900 that fit into an address. Our pages have three, campaigns add some dozen.
 */
const MOST_FIELDS = 50

/** Refuses addresses that nobody was given. */
export const refuseLongUrls: RequestStep = ({ url = '' }, response) => {
  if (url.length <= LONGEST && url.split('&', MOST_FIELDS + 1).length <= MOST_FIELDS) return false
  response.writeHead(414, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('URI Too Long')
  return true
}
