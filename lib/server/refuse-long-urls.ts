import { type RequestStep } from '@/lib/server/request-step'

/** Characters that every server should take, by RFC 9110, section 4.1. Campaigns and mail programs add some hundreds. */
const LONGEST = 8000

/** Refuses addresses that nobody was given. */
export const refuseLongUrls: RequestStep = ({ url = '' }, response) => {
  if (url.length <= LONGEST) return false
  response.writeHead(414, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('URI Too Long')
  return true
}
