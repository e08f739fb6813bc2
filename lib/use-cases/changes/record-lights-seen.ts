import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { refuseNoLightsReport } from '@/lib/booking/choices/lights-not-seen'
import { type Db } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures/departures'
import { lockDeparture } from '@/lib/db/departures/lock-departure'
import { recordHistory } from '@/lib/db/history/history'
import { refuseStaleView } from '@/lib/db/history/history-mark'
import { findLightsReport, markLightsSeen } from '@/lib/db/departures/lights'
import { defineOperation } from '@/lib/db/define-operation'

type LightsSeen =
  | { readonly kind: 'seen' }
  | {
      readonly kind: 'refused'
      readonly reason:
        | NonNullable<ReturnType<typeof refuseNoLightsReport>>
        | 'no_departure'
        | 'said_not_seen'
        | 'said_before'
    }

/**
 * Record that the northern lights were seen on a departure, so that we stop asking staff. They may still report later
 * that none were seen; but after a report that none were seen, they must undo it first.
 *
 * Rule: lights-question (docs/rules.md)
 */
export const recordLightsSeen = defineOperation({ work: saveAnswer })

async function saveAnswer(db: Db, departureId: number, now: Date): Promise<LightsSeen> {
  await lockDeparture(db, departureId)
  await refuseStaleView(db, { departureId })
  const departure = await findDeparture(db, departureId, now)
  if (!departure) return { kind: 'refused', reason: 'no_departure' }
  const refusal = refuseNoLightsReport(departure, findTour(departure.tourId)?.isGuaranteed ?? false, now)
  if (refusal) return { kind: 'refused', reason: refusal }
  const { seenAt, isSaidNotSeen } = await findLightsReport(db, departureId)
  if (isSaidNotSeen) return { kind: 'refused', reason: 'said_not_seen' }
  if (seenAt) return { kind: 'refused', reason: 'said_before' }
  await markLightsSeen(db, departureId, now)
  await recordHistory(db, { departureId, what: 'lights_seen' }, now)
  return { kind: 'seen' }
}
