import { requireReviewLink } from '@/lib/http/open-link'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/define-route'
import { seeOther } from '@/lib/http/see-other'

type Opened = Awaited<ReturnType<typeof requireReviewLink>> & { readonly path: `/review/${string}` }

/** Build the exports of a route that handles a form on the review's page. `work` returns the path to redirect to. */
export function reviewFormRoute(work: (opened: Opened, request: Request) => Promise<`/${string}`>) {
  return route<{ readonly params: Promise<{ readonly token: string }> }>({
    async POST(request, { params }) {
      refuseCrossSite(request)
      const { token } = await params
      const opened = await requireReviewLink(token, request)
      return seeOther(await work({ ...opened, path: `/review/${token}` }, request))
    },
  })
}
