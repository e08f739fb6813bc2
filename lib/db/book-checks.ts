import 'server-only'
import { type Day } from '@/lib/calendar/day'
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
