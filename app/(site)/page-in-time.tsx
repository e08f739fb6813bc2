import { unstable_rethrow } from 'next/navigation'
import { type ReactNode } from 'react'
import { Busy } from '@/components/layout/busy'
import { notePageStatus } from '@/lib/http/note-page-status'
import { withDeadline } from '@/lib/http/with-deadline'
import { log } from '@/lib/observability/log'

/** As calls say it, see `respond`. */
const BUSY = { code: 503, retryAfterSeconds: 5 }

/**
 * A page that is made for one visitor, within the time that calls have. When it cannot be made, or not in time, the
 * answer says so with a page of its own; under another server than ours it is Next's page of errors.
 */
export function pageInTime<Props>(
  page: (props: Props) => Promise<ReactNode>,
): (props: Props) => Promise<ReactNode> {
  return async function PageInTime(props) {
    try {
      return await withDeadline(() => page(props))
    } catch (error) {
      unstable_rethrow(error)
      if (!notePageStatus(BUSY)) throw error
      log().error({ err: error }, 'a page could not be made')
      return <Busy />
    }
  }
}
