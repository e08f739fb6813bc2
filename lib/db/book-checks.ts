import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { type Finding } from '@/lib/db/check-books'
import { type Db } from '@/lib/db/client'

/** How the books were found. `away`: Stripe did not answer; `off`: there is none to ask. */
type BookCheck = {
  readonly night: Day
  readonly findings: number
  readonly stripe: 'compared' | 'away' | 'off'
}

/** Keep how the books were found on a night, which monitoring reads; found again, that counts. */
export async function saveBookCheck(db: Db, check: BookCheck, now: Date): Promise<void> {
  const { findings, stripe } = check
  const night = new Date(check.night)
  const found = { findings, stripe, checkedAt: now }
  await db.bookCheck.upsert({ where: { night }, create: { night, ...found }, update: found })
}

/** The findings that e-mails have told of, as far back as e-mails keep their words. */
export async function listToldFindings(db: Db): Promise<readonly Finding[]> {
  return db.$queryRaw<Finding[]>`
    SELECT DISTINCT finding->>'about' AS about, finding->>'text' AS text
    FROM emails, jsonb_array_elements(facts->'findings') AS finding
    WHERE kind = 'books-disagree-operator' AND jsonb_typeof(facts->'findings') = 'array'`
}
