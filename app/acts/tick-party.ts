import { attendanceInput } from '@/lib/contract/departure-page'
import { now } from '@/lib/db/clock'
import { readPostedInput } from '@/lib/http/read-posted-fields'
import { RefusedRequestError } from '@/lib/http/respond'
import { seeOther } from '@/lib/http/see-other'
import { type RunAsReader } from '@/lib/office/page-act'
import { buildSuccessNoticeQuery } from '@/lib/use-cases/links/success-notice'
import { recordAttendance } from '@/lib/use-cases/operator-page/record-attendance'

type TickPlace = {
  /** The path of the departure's page. */
  readonly path: `/${string}`
  /** Null if the link is not to a departure, or for a guide, who cannot tick. */
  readonly departureId: number | null
  readonly noticeKey: string
  readonly runAsReader: RunAsReader
}

/**
 * Handle 'Came' or 'No-show' next to a party on the list. It needs no preview, because the other button reverses it.
 */
export async function tickParty(
  request: Request,
  { path, departureId, noticeKey, runAsReader }: TickPlace,
): Promise<Response> {
  const input = await readPostedInput(request, attendanceInput)
  const party =
    departureId === null ? null : await runAsReader(() => recordAttendance(departureId, input, now()))
  if (!party) throw new RefusedRequestError(404, { error: 'There is no such party.', code: 'not_found' })
  const query = await buildSuccessNoticeQuery(noticeKey, WORDS[party.kind], now())
  return seeOther(`${path}${query}${party.kind === 'ticked' ? `#${input.reference}` : ''}`)
}

/** The `?done=` result for each outcome. The page shows a note at the top if attendance was not recorded. */
const WORDS = { ticked: 'attendance', unseen: 'ticked', refused: 'untickable' } as const
