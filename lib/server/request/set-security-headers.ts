import { randomBytes } from 'node:crypto'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { routeLabel } from '@/lib/contract/route-label'
import { privateHeaders } from '@/lib/server/request/header-rules'
import { isOfficePage } from '@/lib/server/request/drop-office-scripts'
import { contentSecurityPolicy, DEFAULT_CONTENT_POLICY } from '@/lib/server/request/security-headers'

const POLICY = 'Content-Security-Policy'

const NOTHING_INLINE = contentSecurityPolicy()

/**
 * Set the security headers of a dynamic response.
 *
 * Two kinds of inline scripts may run in it: those of the built error pages, which Next may show at any URL, and those
 * that Next writes for this visitor. Next marks the latter with the nonce that it finds in the request's own policy,
 * see
 * https://nextjs.org/docs/app/guides/content-security-policy.
 *
 * @param errorScripts  hashes of the inline scripts of the error pages
 * @param headers       the site's headers, see `siteHeaders`
 */
export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  {
    errorScripts,
    headers,
  }: { readonly errorScripts: readonly string[]; readonly headers: Readonly<Record<string, string>> },
): void {
  // Next sends redirects before it adds its configured headers, so set ours before Next starts.
  for (const [name, value] of Object.entries({ ...headers, ...privateHeaders(request.url ?? '') }))
    response.setHeader(name, value)
  const policy = policyFor(request, errorScripts)
  response.setHeader(POLICY, policy)
  // Next replaces our policy with the one from next.config.ts, which has to suit any server.
  onHeaders(response, () => {
    if (response.getHeader(POLICY) === DEFAULT_CONTENT_POLICY) response.setHeader(POLICY, policy)
  })
}

function policyFor(request: IncomingMessage, errorScripts: readonly string[]): string {
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  if (routeLabel(request.url ?? '') !== 'page' || isOfficePage(request.url)) return NOTHING_INLINE
  const policy = contentSecurityPolicy([...errorScripts, `'nonce-${randomBytes(16).toString('base64')}'`])
  request.headers['content-security-policy'] = policy
  return policy
}
