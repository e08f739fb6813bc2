import { type z } from 'zod'
import { invalid } from '@/lib/http/respond'

/** Longer than any of our queries, including cache busters. */
const QUERY_LIMIT = 2048

/**
 * Parse the query of a request. For a repeated key the last value counts; unknown keys are ignored. Throws
 * `RefusedRequestError` with a text for the visitor (400), or for a long query (414).
 */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  const { search, searchParams } = new URL(request.url)
  if (search.length > QUERY_LIMIT) throw invalid('The address is too long.', 414)
  const parsed = schema.safeParse(Object.fromEntries(searchParams))
  if (parsed.success) return parsed.data
  throw invalid(parsed.error.issues[0]?.message ?? 'The query cannot be read.')
}
