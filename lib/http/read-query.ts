import { RefusedError } from '@/lib/http/respond'

/** Longer than any query of ours, cache busters included. */
const QUERY_LIMIT = 2048

/** The query of a request. Of a key that comes twice the last counts. Throws `RefusedError` (414) for a long one. */
export function readQuery(request: Request): Readonly<Record<string, string>> {
  const { search, searchParams } = new URL(request.url)
  if (search.length > QUERY_LIMIT) {
    throw new RefusedError(414, { error: 'The address is too long.', code: 'invalid' })
  }
  return Object.fromEntries(searchParams)
}
