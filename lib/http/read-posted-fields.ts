import { type z } from 'zod'
import { readBodyText } from '@/lib/http/read-json'
import { createInvalidRequestError } from '@/lib/http/respond'

const LIMIT_BYTES = 32 * 1024

/**
 * Read the fields of a form sent without JavaScript. NUL characters are removed: no database column accepts them, and
 * drafts are stored before they are validated. Throws `RefusedRequestError`.
 */
export async function readPostedFields(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded')
    throw createInvalidRequestError('Please send the form of our page.', 415)
  const fields = [...new URLSearchParams(await readBodyText(request, LIMIT_BYTES))]
  return new URLSearchParams(fields.map((pair) => pair.map((text) => text.replaceAll('\0', ''))))
}

/**
 * Read a form's fields and parse them with `schema`; our own pages always send valid fields. Throws
 * `RefusedRequestError`.
 */
export async function readPostedInput<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const input = schema.safeParse(Object.fromEntries(await readPostedFields(request)))
  if (!input.success) throw createInvalidRequestError('Please use the form of our page.')
  return input.data
}
