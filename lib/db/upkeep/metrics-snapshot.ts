import 'server-only'
import { type Db } from '@/lib/db/client'
import { UNSENT_EMAIL_SQL } from '@/lib/db/emails/emails'

export type MetricsSnapshot = {
  /** Whether the database accepts writes; a standby does not. */
  readonly isWritable: boolean
  /** When a segment of the write-ahead log was last archived, or last failed to archive; null if that never happened, or if there is no archive. */
  readonly walArchivedAt: Date | null
  readonly walArchiveFailedAt: Date | null
  /** How much of the write-ahead log is kept for the replication slot that lags most; null on a standby. */
  readonly slotRetainedBytes: number | null
  /** When a worker last reported; null if none has within a day. */
  readonly workerSeenAt: Date | null
  /** When each scheduled task last succeeded, in Unix time. */
  readonly taskRuns: readonly { readonly task: string; readonly finishedSeconds: number }[]
  readonly bookings: readonly { readonly payment: string; readonly state: string; readonly count: number }[]
  readonly emailsWaiting: number
  /** When the oldest waiting e-mail was due to be sent; null if none is waiting. */
  readonly emailsWaitSince: Date | null
  readonly emailsGivenUp: number
  readonly refundsWaiting: number
  /** Parties on the waiting list, counted once for each date. */
  readonly waiting: number
  /** When the nightly check last ran, and the number of findings; null before the first night. */
  readonly booksCheckedAt: Date | null
  readonly booksFindings: number | null
}

/** Load all the numbers for monitoring in one query, on one connection. */
export async function loadMetricsSnapshot(db: Db): Promise<MetricsSnapshot> {
  const [row] = await db.$queryRaw<MetricsSnapshot[]>`
    SELECT
      current_setting('transaction_read_only') = 'off' AS "isWritable",
      (SELECT last_archived_time FROM pg_stat_archiver) AS "walArchivedAt",
      (SELECT last_failed_time FROM pg_stat_archiver) AS "walArchiveFailedAt",
      CASE WHEN NOT pg_is_in_recovery() THEN (SELECT coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)), 0)::float
        FROM pg_replication_slots) END AS "slotRetainedBytes",
      (SELECT max(seen_at) FROM workers) AS "workerSeenAt",
      (SELECT coalesce(json_agg(json_build_object('task', task, 'finishedSeconds', extract(epoch FROM finished_at))), '[]')
        FROM task_runs) AS "taskRuns",
      (SELECT coalesce(json_agg(json_build_object('payment', payment_method, 'state', state, 'count', n)), '[]')
        FROM (SELECT payment_method, state, count(*) AS n FROM bookings GROUP BY 1, 2) AS grouped) AS "bookings",
      (SELECT count(*)::int FROM emails WHERE ${UNSENT_EMAIL_SQL}) AS "emailsWaiting",
      (SELECT min(greatest(created_at, not_before)) FROM emails WHERE ${UNSENT_EMAIL_SQL}) AS "emailsWaitSince",
      (SELECT count(*)::int FROM emails WHERE failed_at IS NOT NULL AND facts <> '{}'::jsonb) AS "emailsGivenUp",
      (SELECT count(*)::int FROM refunds WHERE state IN ('waiting', 'due')) AS "refundsWaiting",
      (SELECT count(*)::int FROM waiting_dates w JOIN waiting_parties p ON p.id = w.party_id
        WHERE w.booking_id IS NULL AND p.confirmed_at IS NOT NULL) AS "waiting",
      (SELECT checked_at FROM book_checks ORDER BY night DESC LIMIT 1) AS "booksCheckedAt",
      (SELECT findings FROM book_checks ORDER BY night DESC LIMIT 1) AS "booksFindings"`
  if (!row) throw new Error('the database answered without figures')
  return row
}
