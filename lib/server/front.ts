import { type ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { buildFolder, env } from '@/lib/env'
import { answerBuilt } from '@/lib/server/answer-built'
import { type Answering, answerFirst } from '@/lib/server/answer-first'
import { readBuiltFiles, readHeaderRules } from '@/lib/server/built-files'
import { guardFiles } from '@/lib/server/guard-files'
import { meetServers } from '@/lib/server/meet-servers'
import { publicFiles } from '@/lib/server/public-files'
import { refuseLongAddresses } from '@/lib/server/refuse-long-addresses'
import { refuseMethods } from '@/lib/server/refuse-methods'
import { refusePictures } from '@/lib/server/refuse-pictures'

/** How long a request may take to arrive. The longest is 32 KiB, over the slowest of telephones. */
const ARRIVAL_MS = 30_000

const TEXTS = /^text\/|[/+](?:json|xml)\b/

/** For what is made while the visitor waits. Packs about as well as any other, in a fraction of a millisecond. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  // Its own rule cannot read the lists that Next makes of headers.
  filter: (_, response) => TEXTS.test(String(response.getHeader('Content-Type'))),
})

/** Stand before Next: answer what the build has ready, refuse what no part of the site takes, and see to the rest. */
export function openFront(): void {
  const answers = answerBuilt(readBuiltFiles(buildFolder))
  const refusals: readonly Answering[] = [
    refusePictures,
    refuseLongAddresses,
    refuseMethods,
    guardFiles(publicFiles('public')),
  ]
  const common = Object.entries(readHeaderRules(buildFolder)('/unknown'))
  meetServers((server, port) => {
    if (port === env().METRICS_PORT) return
    server.requestTimeout = ARRIVAL_MS
    server.headersTimeout = ARRIVAL_MS
    answerFirst(server, (request, response) => {
      if (answers(request, response)) return true
      protect(response, common)
      if (refusals.some((refuses) => refuses(request, response))) return true
      compress(request, response, () => {})
      return false
    })
  })
}

/** Next sends its redirects before it looks up their headers. What it looks up later takes the place of these. */
function protect(response: ServerResponse, headers: readonly (readonly [string, string])[]): void {
  for (const [name, value] of headers) response.setHeader(name, value)
}
