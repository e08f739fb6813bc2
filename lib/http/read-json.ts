import { ClientDisconnectedError, createInvalidRequestError } from '@/lib/http/respond'

const BODY_LIMIT_BYTES = 32 * 1024

/** The deepest nesting allowed in a JSON body; none of our calls needs more. */
const DEPTH_LIMIT = 8

/**
 * Read a request's JSON body, up to a maximum length and depth. Throws `RefusedRequestError` with a text for the
 * visitor.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw createInvalidRequestError('Please send the request as application/json.', 415)
  const body = parseJson(await readBodyText(request, BODY_LIMIT_BYTES))
  if (isDeeper(body, DEPTH_LIMIT)) throw createInvalidRequestError('The request is nested too deeply.')
  return body
}

/**
 * Read the body as text. Throws `RefusedRequestError` as soon as it exceeds the limit (413), even if its headers claim
 * less, or if it is not UTF-8 (400); throws `ClientDisconnectedError` if the client disconnects.
 */
export async function readBodyText(request: Request, limitBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunksOf(request)) {
    bytes += chunk.byteLength
    if (bytes > limitBytes)
      throw createInvalidRequestError('The request is too long. Please shorten it.', 413)
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw createInvalidRequestError('The request is not valid UTF-8.')
  }
}

/** The body as it arrives. Throws `ClientDisconnectedError` if the client disconnects. */
export async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? []
  } catch (cause) {
    throw new ClientDisconnectedError('the body ended too soon', { cause })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw createInvalidRequestError('The request is not valid JSON.')
  }
}

function isDeeper(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return limit === 0 || Object.values(value).some((inner) => isDeeper(inner, limit - 1))
}
