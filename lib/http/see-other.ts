import { type Route } from 'next'

/** Thrown by code that reads a request, to send the browser to another page instead. `runRoute` handles it. */
export class SeeOtherError extends Error {
  override name = 'SeeOtherError'

  constructor(readonly path: `/${string}`) {
    super(`see ${path}`)
  }
}

/** Redirect after a form (303), so that neither the Back button nor a reload submits it twice. */
export function seeOther(path: Route | `/${string}`): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}
