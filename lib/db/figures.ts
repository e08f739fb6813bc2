import 'server-only'
import { type Db } from '@/lib/db/client'
import { WAITING_SQL } from '@/lib/db/letters'

/** How things stand, for whoever watches over the site. */
export type Figures = {
  readonly bookings: readonly { readonly payment: string; readonly state: string; readonly count: number }[]
  readonly lettersWaiting: number
  /** Null when none waits. */
  readonly lettersWaitSince: Date | null
  readonly lettersGivenUp: number
  readonly refundsWaiting: number
  /** Jobs that are tried no more. */
  readonly jobsFailed: number
}

/** One query, and one connection while it takes. */
export async function loadFigures(db: Db): Promise<Figures> {
  const [row] = await db.$queryRaw<Figures[]>`
    SELECT
      (SELECT coalesce(json_agg(json_build_object('payment', payment_method, 'state', state, 'count', n)), '[]')
        FROM (SELECT payment_method, state, count(*) AS n FROM bookings GROUP BY 1, 2) AS grouped) AS "bookings",
      (SELECT count(*)::int FROM letters WHERE ${WAITING_SQL}) AS "lettersWaiting",
      (SELECT min(created_at) FROM letters WHERE ${WAITING_SQL}) AS "lettersWaitSince",
      (SELECT count(*)::int FROM letters WHERE failed_at IS NOT NULL AND facts <> '{}'::jsonb) AS "lettersGivenUp",
      (SELECT count(*)::int FROM checkouts WHERE state = 'refund_due') AS "refundsWaiting",
      (SELECT count(*)::int FROM graphile_worker.jobs
        WHERE attempts >= max_attempts AND locked_at IS NULL AND key IS NOT NULL) AS "jobsFailed"`
  if (!row) throw new Error('the database answered without figures')
  return row
}
