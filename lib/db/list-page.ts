import 'server-only'
import { z } from 'zod'

/** A page of a list, newest first; `next` is where the one after it begins, null on the last. */
export type ListPage<Row> = { readonly rows: readonly Row[]; readonly next: string | null }

/** The wish for a page. Any other text than an earlier page's `next` begins at the newest row. */
export type PageRequest = { readonly limit: number; readonly after?: string | undefined }

/** The last row of a page: its instant, and a key that orders rows of the same instant. */
export type ListCursor = { readonly at: Date; readonly key: string }

/** The years 1 to 9999: PostgreSQL and JavaScript write all others differently. */
const FIRST_INSTANT = -62_135_596_800_000
const LAST_INSTANT = 253_402_300_799_999

const instant = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number)
  .pipe(z.number().min(FIRST_INSTANT).max(LAST_INSTANT))

/**
 * Read where a page begins; null for the first page.
 *
 * @param key  of the list's rows: nothing else reaches the database
 */
export function readCursor(after: string | undefined, key: z.ZodType<string>): ListCursor | null {
  const [at, ...rest] = (after ?? '').split('_')
  const cursor = z.object({ at: instant, key }).safeParse({ at, key: rest.join('_') })
  return cursor.success ? { at: new Date(cursor.data.at), key: cursor.data.key } : null
}

/** Make a page of rows that were read with one more than the page's limit, which shows whether there is another page. */
export function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  toCursor: (row: Row) => ListCursor,
): ListPage<Row> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  if (!last || rows.length <= limit) return { rows: shown, next: null }
  const { at, key } = toCursor(last)
  return { rows: shown, next: `${at.getTime()}_${key}` }
}

/** Prisma's condition for the rows of a page: those after the cursor by `createdAt`, newest first, and then by `id`. */
export function afterCursor(cursor: ListCursor | null) {
  if (!cursor) return {}
  const { at, key } = cursor
  return { createdAt: { lte: at }, OR: [{ createdAt: { lt: at } }, { id: { gt: key } }] }
}

export const NEWEST_FIRST = [{ createdAt: 'desc' as const }, { id: 'asc' as const }]
