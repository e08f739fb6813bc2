import { type z } from 'zod'
import { readText } from '@/lib/http/read-json'
import { RefusedRequestError } from '@/lib/http/respond'

/** As it is, or as forms write it. */
const NUL = /\0|%00/g

const LIMIT_BYTES = 32 * 1024

/**
 * The fields of a form that was sent without JavaScript, without NULs, which no column of a database takes: drafts keep
 * texts that no schema has read. Throws `RefusedRequestError`.
 */
export async function readFields(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded')
    throw new RefusedRequestError(415, { error: 'Please send the form of our page.', code: 'invalid' })
  return new URLSearchParams((await readText(request, LIMIT_BYTES)).replaceAll(NUL, ''))
}

/** The same, as `schema` reads them; our own pages send no others. Throws `RefusedRequestError`. */
export async function readInput<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const input = schema.safeParse(Object.fromEntries(await readFields(request)))
  if (!input.success)
    throw new RefusedRequestError(400, { error: 'Please use the form of our page.', code: 'invalid' })
  return input.data
}
