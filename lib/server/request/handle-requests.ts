import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { trustClientAddressHeader } from '@/lib/limits/client-address-header'
import { log } from '@/lib/observability/log'
import { type BuiltFile } from '@/lib/server/request/built-files'
import { checkPreconditions } from '@/lib/server/request/check-preconditions'
import { dropOfficeScripts } from '@/lib/server/request/drop-office-scripts'
import { rewriteFormUrl } from '@/lib/server/request/rewrite-form-url'
import { limitHeaderLengths } from '@/lib/server/request/limit-header-lengths'
import { logRequest } from '@/lib/server/request/log-request'
import { normalizeUrl } from '@/lib/server/request/normalize-url'
import { type PublicFile } from '@/lib/server/request/public-files'
import { redirectCapitals } from '@/lib/server/request/redirect-capitals'
import { refuseLongUrls } from '@/lib/server/request/refuse-long-urls'
import { refuseUnsupportedMethods } from '@/lib/server/request/refuse-unsupported-methods'
import { refuseUnlistedPictures } from '@/lib/server/request/refuse-unlisted-pictures'
import { sendSharedBodies } from '@/lib/server/request/send-shared-bodies'
import { sendPageStatus } from '@/lib/server/request/send-page-status'
import { serveBuiltFiles } from '@/lib/server/request/serve-built-files'
import { findSharedAsset } from '@/lib/server/request/shared-assets'
import { setClientAddress } from '@/lib/server/request/set-client-address'
import { setSecurityHeaders } from '@/lib/server/request/set-security-headers'

export type RequestHandlerOptions = {
  /** How many of our proxies are in front of the site. */
  readonly trustedHops: number
  readonly builtFiles: ReadonlyMap<string, BuiltFile>
  /** The folder in which all instances share the scripts and styles of their builds; empty if they share none. */
  readonly sharedAssets: string
  readonly publicFiles: ReadonlyMap<string, PublicFile>
  /** The security headers of every response, see `siteHeaders`. */
  readonly headers: Readonly<Record<string, string>>
  /** CSP hashes of the inline scripts of the error pages, which may be sent for any URL. */
  readonly errorScripts: readonly string[]
  /** Next's request handler, for everything that no other step handles. */
  readonly next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

const COMPRESSIBLE_TYPES = /^text\/|[/+](?:json|xml)\b/

/**
 * Compression of dynamic responses. At this level a month of dates takes 0.1 ms; level 4 took 0.25 ms and was no
 * smaller. A month fits in a window of 64 kB; allocating the usual 4 MB cost 5 ms per response under load.
 */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 } },
  // The library's own filter cannot read header values that are lists, which Next sets.
  filter: (_, response) => COMPRESSIBLE_TYPES.test(String(response.getHeader('Content-Type'))),
})

/**
 * Handle a request from start to finish. Each step is in a file named after it, and the first one that responds ends
 * the request.
 */
export function handleRequests(site: RequestHandlerOptions): RequestListener {
  const serveBuiltFile = serveBuiltFiles(site.builtFiles, (url) =>
    findSharedAsset(site.sharedAssets, url, site.headers),
  )
  const redirectCapital = redirectCapitals(site.builtFiles)
  const checkPublicFile = checkPreconditions(site.publicFiles)
  // From here on only this server sets the client address header.
  trustClientAddressHeader()

  return (request, response) => {
    // Normalize client address and URL first, because all later steps, Next and the routes read them in this form.
    limitHeaderLengths(request.headers)
    setClientAddress(request, site.trustedHops)
    request.url = rewriteFormUrl(request.method, normalizeUrl(request.url ?? '/'))
    logRequest(request, response)

    // Serve pages, scripts and styles, which are most requests, from memory, compressed by the build, with their own
    // headers.
    if (serveBuiltFile(request, response)) return

    // Refuse requests that no part of the site accepts.
    setSecurityHeaders(request, response, site)
    if (redirectCapital(request, response)) return
    if (refuseUnsupportedMethods(request, response)) return
    if (refuseUnlistedPictures(request, response)) return
    if (refuseLongUrls(request, response)) return
    if (checkPublicFile(request, response)) return

    // Compress everything else: API calls, pictures, the film, and unknown URLs.
    compress(request, response, () => {})
    // This has to follow `compress`, which skips responses that are already encoded.
    sendSharedBodies(request, response)
    sendPageStatus(response)
    dropOfficeScripts(request, response)
    site.next(request, response).catch((err: unknown) => failResponse(err, response))
  }
}

/** Respond to an error that Next did not catch itself. */
function failResponse(err: unknown, response: ServerResponse): void {
  log().error({ err }, 'a request was not answered')
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'Cache-Control': 'no-store' }).end()
}
