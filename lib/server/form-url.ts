/** Where a form goes that is sent to its own page: Next's pages take none, and its route stands beside it. */
export function formUrl(method: string | undefined, url: string): string {
  return method === 'POST' ? url.replace(/^\/find-booking(?=\?|$)/, '/find-booking/send') : url
}
