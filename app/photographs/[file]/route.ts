import { database, withPool } from '@/lib/db/client'
import { findShownPhotograph } from '@/lib/db/review-photographs'
import { route } from '@/lib/http/define-route'
import { RefusedRequestError } from '@/lib/http/respond'
import { PHOTOGRAPH_WIDTHS } from '@/lib/pictures/photograph-sizes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ GET: show })

type Context = RouteContext<'/photographs/[file]'>

/** How long a browser or a CDN may still show a photograph that has been deleted. */
const KEPT_SECONDS = 300

const FILE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d+)\.webp$/

/** A photograph of a published review. Rule: review-photographs (docs/rules.md) */
async function show(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const [, id = '', width] = FILE.exec(file) ?? []
  const size = Number(width) === PHOTOGRAPH_WIDTHS.small ? 'small' : 'large'
  const isKnown = id !== '' && Number(width) === PHOTOGRAPH_WIDTHS[size]
  const bytes = isKnown ? await withPool('reads', () => findShownPhotograph(database(), id, size)) : null
  if (!bytes) throw new RefusedRequestError(404, { error: 'There is no such photograph.', code: 'not_found' })
  const headers = {
    'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
    'Content-Type': 'image/webp',
    // Its bytes never change: another photograph has another id.
    ETag: `"${file}"`,
    'X-Robots-Tag': 'noindex',
  }
  const isKnownToBrowser = request.headers.get('if-none-match')?.includes(headers.ETag)
  return isKnownToBrowser ? new Response(null, { status: 304, headers }) : new Response(bytes, { headers })
}
