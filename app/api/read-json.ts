import { type z } from 'zod'
import { RefusedError } from '@/app/api/respond'

const BODY_LIMIT_BYTES = 32 * 1024

/** Parse a request's JSON body. Throws `RefusedError` with a text for the visitor. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw invalid('Please send the request as application/json.', 415)
  const parsed = schema.safeParse(parseJson(await readText(request, BODY_LIMIT_BYTES)))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalid(issue && issue.path.length > 0 ? issue.message : 'The request must be a JSON object.')
}

/** The body as text. Throws `RefusedError` (413) as soon as it is longer than allowed, whatever its headers say. */
export async function readText(request: Request, limitBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > limitBytes) throw invalid('The request is too long.', 413)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('The request is not valid JSON.')
  }
}

function invalid(error: string, status = 400): RefusedError {
  return new RefusedError(status, { error, code: 'invalid' })
}
