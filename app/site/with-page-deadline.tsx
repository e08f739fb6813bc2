import { unstable_rethrow } from 'next/navigation'
import { type ReactNode } from 'react'
import { ServerBusyMessage } from '@/components/layout/server-busy-message'
import { setPageStatus } from '@/lib/http/set-page-status'
import { withDeadline } from '@/lib/http/with-deadline'
import { isLanguage, type Language } from '@/lib/language/language'
import { log } from '@/lib/observability/log'

/** Status of a page that could not be rendered in time, the same as for API calls; see `respond`. */
const BUSY = { code: 503, retryAfterSeconds: 5 }

/**
 * Wrap a page that is rendered on request, with the same time limit as API calls. If rendering fails or times out, the
 * visitor sees the page for a busy server, or Next's error page if we do not run Next in our own server.
 */
export function withPageDeadline<Props extends object>(
  page: (props: Props) => Promise<ReactNode>,
): (props: Props) => Promise<ReactNode> {
  return async function PageInTime(props) {
    try {
      return await withDeadline(() => page(props))
    } catch (error) {
      unstable_rethrow(error)
      if (!setPageStatus(BUSY)) throw error
      log().error({ err: error }, 'a page could not be made')
      return <ServerBusyMessage language={await findLanguage(props)} />
    }
  }
}

/** The language of a page of the site; English for a page behind a link, whose language is in the database. */
async function findLanguage(props: object): Promise<Language> {
  const params: unknown = 'params' in props ? await props.params : null
  if (typeof params !== 'object' || params === null || !('language' in params)) return 'en'
  const language = String(params.language)
  return isLanguage(language) ? language : 'en'
}
