import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'

/** Whether the operator reported seeing northern lights that night. Reports that were undone are ignored. */
export type LightsReport = { readonly seenAt: Date | null; readonly isSaidNotSeen: boolean }

/** SQL condition: whether the operator reported no lights for `departures d`, and has not undone the report. */
const SAID_NOT_SEEN = Prisma.sql`EXISTS (
  SELECT FROM history h LEFT JOIN commands c ON c.id = h.command_id
  WHERE h.departure_id = d.id AND h.what = 'not_seen' AND c.undone_at IS NULL)`

export async function findLightsReport(db: Db, departureId: number): Promise<LightsReport> {
  const [answer] = await db.$queryRaw<LightsReport[]>`
    SELECT d.lights_seen_at AS "seenAt", ${SAID_NOT_SEEN} AS "isSaidNotSeen"
    FROM departures d WHERE d.id = ${departureId}`
  return answer ?? { seenAt: null, isSaidNotSeen: false }
}

/** Record that northern lights were seen. Lock the departure first. */
export async function markLightsSeen(db: Db, departureId: number, now: Date): Promise<void> {
  await db.departure.update({ where: { id: departureId }, data: { lightsSeenAt: now } })
}

/** A departure that guests came to, with no report so far on whether lights were seen. */
export type UnreportedNight = {
  readonly departureId: number
  readonly tourId: number
  /** Number of parties that came; at least one. */
  readonly parties: number
  readonly guests: number
}

export function listUnreportedNights(
  db: Db,
  { day, tourIds }: { readonly day: Day; readonly tourIds: readonly number[] },
): Promise<readonly UnreportedNight[]> {
  return db.$queryRaw<UnreportedNight[]>`
    SELECT d.id AS "departureId", d.tour_id AS "tourId", count(*)::int AS parties, sum(b.seats)::int AS guests
    FROM departures d JOIN bookings b ON b.departure_id = d.id AND b.state = 'confirmed' AND b.no_show_at IS NULL
    WHERE d.day = ${day}::date AND d.tour_id = ANY(${[...tourIds]}::int[]) AND d.cancelled_at IS NULL
      AND d.lights_seen_at IS NULL AND NOT ${SAID_NOT_SEEN}
    GROUP BY d.id ORDER BY d.id`
}
