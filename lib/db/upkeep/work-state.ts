import 'server-only'
import { type Db } from '@/lib/db/client'
import { UNSENT_EMAIL_SQL } from '@/lib/db/emails/emails'

/**
 * The id of the test event with which `./ops doctor` checks the webhook secrets. It never changes, so the event is
 * recorded only once, however often the check runs.
 */
export const DOCTOR_TEST_EVENT_ID = 'evt_doctor'

export type WorkState = {
  /** When any worker last reported; null if there is none. */
  readonly workerSeenAt: Date | null
  /** When the oldest waiting e-mail was due; null if none is waiting. */
  readonly emailsWaitSince: Date | null
  readonly emailsGivenUp: number
  /** When the books were last checked; null before the first night. */
  readonly booksCheckedAt: Date | null
  /**
   * When Stripe's last event arrived, and how many payment pages were completed or expired in the last day: Stripe sends events for each.
   */
  readonly lastEventAt: Date | null
  readonly recentPages: number
  readonly openDisputes: number
  /** Departures that guests can book now, and how many of these are free of charge. */
  readonly onSale: readonly { readonly tourId: number; readonly dates: number; readonly free: number }[]
}

/** Load whether background work is getting done, and whether there is anything on sale. */
export async function loadWorkState(db: Db): Promise<WorkState> {
  const [row] = await db.$queryRaw<WorkState[]>`
    SELECT
      (SELECT max(seen_at) FROM workers) AS "workerSeenAt",
      (SELECT min(greatest(created_at, not_before)) FROM emails WHERE ${UNSENT_EMAIL_SQL}) AS "emailsWaitSince",
      (SELECT count(*)::int FROM emails WHERE failed_at IS NOT NULL AND facts <> '{}'::jsonb) AS "emailsGivenUp",
      (SELECT max(checked_at) FROM book_checks) AS "booksCheckedAt",
      (SELECT max(received_at) FROM payment_events WHERE id <> ${DOCTOR_TEST_EVENT_ID}) AS "lastEventAt",
      (SELECT count(*)::int FROM checkouts
        WHERE session_id IS NOT NULL AND expires_at BETWEEN now() - interval '1 day' AND now() - interval '10 minutes'
      ) AS "recentPages",
      (SELECT count(*)::int FROM disputes WHERE outcome IS NULL) AS "openDisputes",
      (SELECT coalesce(json_agg(json_build_object('tourId', tour_id, 'dates', dates, 'free', free)), '[]') FROM (
        SELECT d.tour_id, count(*) AS dates,
          count(*) FILTER (WHERE coalesce(d.adult_price_cents, t.adult_price_cents) <= 0) AS free
        FROM departures d JOIN tours t ON t.id = d.tour_id
        WHERE d.closes_at > now() AND NOT d.is_closed AND d.cancelled_at IS NULL GROUP BY d.tour_id) AS sold
      ) AS "onSale"`
  if (!row) throw new Error('the database answered without its work')
  return row
}
