import { createServer, type RequestListener, type Server } from 'node:http'

/** How long a request may take to arrive. The longest is 32 KiB, over the slowest phone connection. */
const ARRIVAL_MS = 30_000

/**
 * Create the site's HTTP server without starting to listen. An idle connection is kept for `keepAliveSeconds`; the
 * limits on a request's arrival do not shorten that, as Node counts them from the request's first byte.
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
