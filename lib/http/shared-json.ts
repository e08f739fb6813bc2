import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { NO_STORE_HEADERS } from '@/lib/http/respond'
import { currentRequestContext } from '@/lib/observability/request-context'

/** A JSON response for everyone who requests it at about the same time, serialized and compressed only once. */
export type SharedJson = { readonly text: string; readonly brotli: () => Promise<Buffer> }

const pack = promisify(brotliCompress)

/**
 * Compression level. Each response is shared by several visitors, so we can afford to compress harder than
 * lib/server/request/handle-requests.ts does.
 */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 },
}

export function createSharedJson(body: object): SharedJson {
  const text = JSON.stringify(body)
  let packed: Promise<Buffer> | undefined
  return { text, brotli: () => (packed ??= pack(text, BROTLI)) }
}

/** Send the text, compressed if the client accepts that and our server can send it (lib/server/request/send-shared-bodies.ts). */
export async function sendSharedJson({ text, brotli }: SharedJson): Promise<Response> {
  const headers = { ...NO_STORE_HEADERS, 'Content-Type': 'application/json' }
  const notes = currentRequestContext()
  if (!notes?.takesBrotli) return new Response(text, { headers })
  notes.brotliBody = await brotli()
  return new Response(null, { headers })
}
