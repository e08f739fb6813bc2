import 'server-only'
import { z } from 'zod'
import { type Day } from '@/lib/calendar/day'
import { type BooksFinding } from '@/lib/db/money/check-books'
import { type Db } from '@/lib/db/client'
import { dateToDay } from '@/lib/db/sql/date-column'

/**
 * The result of one nightly check of the books. `away`: Stripe did not respond; `off`: the site has no Stripe account.
 */
type BookCheck = {
  readonly night: Day
  readonly findings: number
  readonly stripe: 'compared' | 'away' | 'off'
}

/** Save the result of the nightly check for monitoring; it replaces an earlier one of the same night. */
export async function saveBookCheck(db: Db, check: BookCheck, now: Date): Promise<void> {
  const { findings, stripe } = check
  const night = new Date(check.night)
  const found = { findings, stripe, checkedAt: now }
  await db.bookCheck.upsert({ where: { night }, create: { night, ...found }, update: found })
}

/** What the newest check found. */
export type LastBookCheck = BookCheck & {
  readonly checkedAt: Date
  /** Its findings that were new that night, as they were e-mailed. */
  readonly reported: readonly BooksFinding[]
}

/** Find the newest check; null before the first night. */
export async function findLastBookCheck(db: Db): Promise<LastBookCheck | null> {
  const row = await db.bookCheck.findFirst({ orderBy: { night: 'desc' } })
  if (!row) return null
  const { findings, checkedAt } = row
  const night = dateToDay(row.night)
  const reported = await db.$queryRaw<BooksFinding[]>`
    SELECT DISTINCT finding->>'about' AS about, finding->>'text' AS text
    FROM emails, jsonb_array_elements(facts->'findings') AS finding
    WHERE created_at = ${checkedAt} AND kind = 'books-disagree-operator' AND jsonb_typeof(facts->'findings') = 'array'`
  return { night, findings, checkedAt, reported, stripe: stripeStates.parse(row.stripe) }
}

const stripeStates = z.enum(['compared', 'away', 'off'])

/** The findings already reported by e-mail, as far back as e-mails keep their content. */
export async function listReportedFindings(db: Db): Promise<readonly BooksFinding[]> {
  return db.$queryRaw<BooksFinding[]>`
    SELECT DISTINCT finding->>'about' AS about, finding->>'text' AS text
    FROM emails, jsonb_array_elements(facts->'findings') AS finding
    WHERE kind = 'books-disagree-operator' AND jsonb_typeof(facts->'findings') = 'array'`
}
