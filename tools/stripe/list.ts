import { type CreatedParams, type PageParams } from '@/tools/stripe/other-params'
import { missing } from '@/tools/stripe/refusal'

type Entry = { readonly id: string }

export type List<T> = {
  readonly object: 'list'
  readonly data: readonly T[]
  readonly has_more: boolean
  readonly url: string
}

const PAGE = 10

export function listOf<T extends Entry>(all: readonly T[], url: string, page: PageParams = {}): List<T> {
  const { limit = PAGE, starting_after: after, ending_before: before } = page
  const start = after ? placeOf(all, after, 'starting_after') + 1 : 0
  const end = before ? placeOf(all, before, 'ending_before') : all.length
  const from = before ? Math.max(start, end - limit) : start
  const data = all.slice(from, Math.min(end, from + limit))
  const hasMore = before ? from > 0 : from + data.length < end
  return { object: 'list', data, has_more: hasMore, url }
}

/** Whether a moment lies in the range that `created` names. */
export function isCreatedIn(range: CreatedParams, at: number): boolean {
  if (!range) return true
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = { ...NO_BOUNDS, ...range }
  return at > gt && at >= gte && at < lt && at <= lte
}

const NO_BOUNDS: { gt?: number; gte?: number; lt?: number; lte?: number } = {}

function placeOf(all: readonly Entry[], id: string, param: string): number {
  const place = all.findIndex((entry) => entry.id === id)
  if (place < 0) throw missing('object', id, param)
  return place
}
