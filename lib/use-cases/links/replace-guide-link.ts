import 'server-only'
import { type Db } from '@/lib/db/client'
import { defineOperation } from '@/lib/db/define-operation'
import { invalidateGuideLink } from '@/lib/db/departures/departure-links'
import { lockDeparture } from '@/lib/db/departures/lock-departure'
import { recordHistory } from '@/lib/db/history/history'
import { refuseStaleView } from '@/lib/db/history/history-mark'
import { guideUrl } from '@/lib/use-cases/links/operator-urls'

/** Create a link for a departure's guide and revoke the previous one. Rule: guide-link (docs/rules.md) */
export const replaceGuideLink = defineOperation({ work: replace })

async function replace(db: Db, departureId: number, now: Date): Promise<string | null> {
  await lockDeparture(db, departureId)
  await refuseStaleView(db, { departureId })
  await invalidateGuideLink(db, departureId)
  await recordHistory(db, { departureId, what: 'guide_linked' }, now)
  return guideUrl(db, { id: departureId })
}
