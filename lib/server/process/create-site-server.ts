import { createServer, type RequestListener, type Server } from 'node:http'

/**
 * How long a request may take to arrive: a guest's largest, 32 KiB, takes this long over the slowest phone
 * connection.
 */
const ARRIVAL_MS = 30_000

/**
 * Create the site's HTTP server without starting to listen. An idle connection is kept for `keepAliveSeconds`. The time
 * limits for a request do not shorten that, because Node starts counting at the request's first byte.
 */
export function createSiteServer(answer: RequestListener, keepAliveSeconds: number): Server {
  return createServer(
    {
      requestTimeout: ARRIVAL_MS,
      headersTimeout: ARRIVAL_MS,
      keepAliveTimeout: keepAliveSeconds * 1000,
    },
    answer,
  )
}
