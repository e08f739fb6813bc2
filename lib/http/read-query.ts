import { type z } from 'zod'
import { createInvalidRequestError } from '@/lib/http/respond'

/** Maximum length of a query in characters: more than any of our queries needs, even with a cache buster. */
const QUERY_LIMIT = 2048

/**
 * Parse a request's query. If a key is repeated, the last value counts; unknown keys are ignored. Throws
 * `RefusedRequestError` with a text for the visitor (400), or for a query that is too long (414).
 */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  const { search, searchParams } = new URL(request.url)
  if (search.length > QUERY_LIMIT) throw createInvalidRequestError('The address is too long.', 414)
  const parsed = schema.safeParse(Object.fromEntries(searchParams))
  if (parsed.success) return parsed.data
  throw createInvalidRequestError(parsed.error.issues[0]?.message ?? 'The query cannot be read.')
}
