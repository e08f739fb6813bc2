import { createServer, type RequestListener, type Server } from 'node:http'

/** How long a request may take to arrive. The longest is 32 KiB, over the slowest of telephones. */
const ARRIVAL_MS = 30_000

/**
 * The site's HTTP server, not listening yet. A connection between two requests is kept for `keepAliveSeconds`, which no
 * limit on the arrival of a request shortens: Node counts that from a request's first byte.
 */
export function openServer(answer: RequestListener, keepAliveSeconds: number): Server {
  return createServer(
    {
      requestTimeout: ARRIVAL_MS,
      headersTimeout: ARRIVAL_MS,
      keepAliveTimeout: keepAliveSeconds * 1000,
    },
    answer,
  )
}
