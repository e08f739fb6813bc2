import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { log } from '@/lib/observability/log'
import { answerBuilt } from '@/lib/server/answer-built'
import { type Answering } from '@/lib/server/answering'
import { boundHeaders } from '@/lib/server/bound-headers'
import { type BuiltFile } from '@/lib/server/built-files'
import { guardFiles } from '@/lib/server/guard-files'
import { markClients } from '@/lib/server/mark-clients'
import { mendAddress } from '@/lib/server/mend-addresses'
import { protectAnswers } from '@/lib/server/protect-answers'
import { type PublicFile } from '@/lib/server/public-files'
import { refuseLongAddresses } from '@/lib/server/refuse-long-addresses'
import { refuseMethods } from '@/lib/server/refuse-methods'
import { refusePictures } from '@/lib/server/refuse-pictures'
import { watchRequest } from '@/lib/server/watch-request'

export type Site = {
  /** How many proxies of ours stand before the site. */
  readonly trustedHops: number
  /** What the build has ready, by path. */
  readonly builtFiles: ReadonlyMap<string, BuiltFile>
  /** Those of the folder `public`, by path. */
  readonly publicFiles: ReadonlyMap<string, PublicFile>
  /** Inline scripts of the pages that may be the answer to any address, as a policy names them. */
  readonly errorScripts: readonly string[]
  /** Answers all that nobody else does. */
  readonly next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

const TEXTS = /^text\/|[/+](?:json|xml)\b/

/** For what is made while the visitor waits. Packs about as well as any other, in a fraction of a millisecond. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  // Its own rule cannot read the lists that Next makes of headers.
  filter: (_, response) => TEXTS.test(String(response.getHeader('Content-Type'))),
})

/** The way of a request through the site's server. */
export function answerRequests(site: Site): RequestListener {
  const markClient = markClients(site.trustedHops)
  const protect = protectAnswers(site.errorScripts)
  const answersBuilt = answerBuilt(site.builtFiles)
  const refusals: readonly Answering[] = [
    refuseMethods,
    refusePictures,
    refuseLongAddresses,
    guardFiles(site.publicFiles),
  ]
  return (request, response) => {
    boundHeaders(request.headers)
    markClient(request)
    request.url = mendAddress(request.url ?? '/')
    watchRequest(request, response)
    // First, as most ask for these; they bring their own headers.
    if (answersBuilt(request, response)) return
    protect(request, response)
    if (refusals.some((refuses) => refuses(request, response))) return
    compress(request, response, () => {})
    site.next(request, response).catch((err: unknown) => giveUp(err, response))
  }
}

/** Next answers its own mistakes; this one it did not see coming. */
function giveUp(err: unknown, response: ServerResponse): void {
  log().error({ err }, 'a request was not answered')
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'Cache-Control': 'no-store' }).end()
}
