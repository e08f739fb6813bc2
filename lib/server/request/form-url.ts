/** The URL that handles a form sent to its own page: Next's pages accept no POST, so a route next to it does. */
export function formUrl(method: string | undefined, url: string): string {
  return method === 'POST' ? url.replace(/^\/find-booking(?=\?|$)/, '/find-booking/send') : url
}
