import 'server-only'
import { type Db } from '@/lib/db/client'
import { UNSENT_SQL } from '@/lib/db/emails'

/** What monitoring reads from the database. */
export type MetricsSnapshot = {
  readonly bookings: readonly { readonly payment: string; readonly state: string; readonly count: number }[]
  readonly emailsWaiting: number
  /** Null when none waits. */
  readonly emailsWaitSince: Date | null
  readonly emailsGivenUp: number
  readonly refundsWaiting: number
  /** Jobs that are tried no more. */
  readonly jobsFailed: number
}

/** One query, and one connection while it takes. */
export async function loadMetricsSnapshot(db: Db): Promise<MetricsSnapshot> {
  const [row] = await db.$queryRaw<MetricsSnapshot[]>`
    SELECT
      (SELECT coalesce(json_agg(json_build_object('payment', payment_method, 'state', state, 'count', n)), '[]')
        FROM (SELECT payment_method, state, count(*) AS n FROM bookings GROUP BY 1, 2) AS grouped) AS "bookings",
      (SELECT count(*)::int FROM emails WHERE ${UNSENT_SQL}) AS "emailsWaiting",
      (SELECT min(created_at) FROM emails WHERE ${UNSENT_SQL}) AS "emailsWaitSince",
      (SELECT count(*)::int FROM emails WHERE failed_at IS NOT NULL AND facts <> '{}'::jsonb) AS "emailsGivenUp",
      (SELECT count(*)::int FROM checkouts WHERE state = 'refund_due') AS "refundsWaiting",
      (SELECT count(*)::int FROM graphile_worker.jobs
        WHERE attempts >= max_attempts AND locked_at IS NULL AND key IS NOT NULL) AS "jobsFailed"`
  if (!row) throw new Error('the database answered without figures')
  return row
}
