import { type Route } from 'next'

/** Redirect after a form (303), so that neither the Back button nor a reload submits it twice. */
export function seeOther(path: Route | `/${string}`): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}
