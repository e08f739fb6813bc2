import { readText } from '@/lib/http/read-json'
import { RefusedError } from '@/lib/http/respond'

const LIMIT_BYTES = 32 * 1024

/** The fields of a form that was sent without JavaScript. Throws `RefusedError`. */
export async function readFields(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded')
    throw new RefusedError(415, { error: 'Please send the form of our page.', code: 'invalid' })
  return new URLSearchParams(await readText(request, LIMIT_BYTES))
}
