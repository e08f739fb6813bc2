import { type z } from 'zod'
import { type listParams } from '@/tools/stripe/params'

type Listed = { readonly id: string; readonly created: number }

/** Build one page of a list, newest first. Source: https://docs.stripe.com/api/pagination */
export function buildListPage<T extends Listed>(
  url: string,
  all: readonly T[],
  {
    created = {},
    limit,
    starting_after: after,
  }: Partial<z.infer<typeof listParams>> & { readonly limit: number },
) {
  const { gte = 0, lt = Infinity } = created
  const wanted = all.filter((one) => one.created >= gte && one.created < lt)
  const rest = wanted.slice(after === undefined ? 0 : wanted.findIndex(({ id }) => id === after) + 1)
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url }
}
