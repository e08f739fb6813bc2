/**
 * The URL of the route that handles a form posted to its own page. Next's pages do not accept POST, so a route below
 * the page handles it.
 */
export function rewriteFormUrl(method: string | undefined, url: string): string {
  return method === 'POST' ? url.replace(/^\/find-booking(?=\?|$)/, '/find-booking/send') : url
}
