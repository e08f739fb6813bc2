import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { trustClientHeader } from '@/lib/limits/client-header'
import { log } from '@/lib/observability/log'
import { type BuiltFile } from '@/lib/server/built-files'
import { checkPreconditions } from '@/lib/server/check-preconditions'
import { formUrl } from '@/lib/server/form-url'
import { limitHeaderLengths } from '@/lib/server/limit-header-lengths'
import { logRequest } from '@/lib/server/log-request'
import { normalizeUrl } from '@/lib/server/normalize-url'
import { type PublicFile } from '@/lib/server/public-files'
import { refuseLongUrls } from '@/lib/server/refuse-long-urls'
import { refuseMethods } from '@/lib/server/refuse-methods'
import { refusePictures } from '@/lib/server/refuse-pictures'
import { sendEncoded } from '@/lib/server/send-encoded'
import { sendPageStatus } from '@/lib/server/send-page-status'
import { serveBuiltFiles } from '@/lib/server/serve-built-files'
import { setClientAddress } from '@/lib/server/set-client-address'
import { setSecurityHeaders } from '@/lib/server/set-security-headers'

export type Site = {
  /** How many proxies of ours stand before the site. */
  readonly trustedHops: number
  /** The files that the build has prepared, by path. */
  readonly builtFiles: ReadonlyMap<string, BuiltFile>
  /** Those of the folder `public`, by path. */
  readonly publicFiles: ReadonlyMap<string, PublicFile>
  /** Inline scripts of the error pages, which may answer any address, as a policy names them. */
  readonly errorScripts: readonly string[]
  /** Answers everything else. */
  readonly next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

const TEXTS = /^text\/|[/+](?:json|xml)\b/

/**
 * For answers made on request: a month of dates takes 0.1 ms, and came out no smaller at level 4 in 0.25. A window of
 * 64 kB holds them; that of 4 MB, which is usual, cost each answer 5 ms in memory under load.
 */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 } },
  // Its own filter cannot read header values that are lists, as Next sets them.
  filter: (_, response) => TEXTS.test(String(response.getHeader('Content-Type'))),
})

/**
 * The way of a request, from the socket to its answer: each step is in the file of its name, and the first that answers
 * ends the way.
 */
export function answerRequests(site: Site): RequestListener {
  const serveBuiltFile = serveBuiltFiles(site.builtFiles)
  const checkPublicFile = checkPreconditions(site.publicFiles)
  // From here on nobody but us writes that header.
  trustClientHeader()

  return (request, response) => {
    // Who asks for what: all later steps, Next and the routes read it in this form.
    limitHeaderLengths(request.headers)
    setClientAddress(request, site.trustedHops)
    request.url = formUrl(request.method, normalizeUrl(request.url ?? '/'))
    logRequest(request, response)

    // Pages, scripts and styles: from memory, compressed by the build, with their own headers. Most requests are these.
    if (serveBuiltFile(request, response)) return

    // Requests that no part of the site takes.
    setSecurityHeaders(request, response, site.errorScripts)
    if (refuseMethods(request, response)) return
    if (refusePictures(request, response)) return
    if (refuseLongUrls(request, response)) return
    if (checkPublicFile(request, response)) return

    // Calls, pictures, the film, and what is nowhere.
    compress(request, response, () => {})
    // Its listeners are called before those of `compress`, which leaves encoded answers as they are.
    sendEncoded(request, response)
    sendPageStatus(response)
    site.next(request, response).catch((err: unknown) => giveUp(err, response))
  }
}

/** Next answers its own errors; this is one that it did not catch. */
function giveUp(err: unknown, response: ServerResponse): void {
  log().error({ err }, 'a request was not answered')
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'Cache-Control': 'no-store' }).end()
}
