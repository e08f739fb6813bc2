import { currentRequest, type PageStatus } from '@/lib/observability/current-request'

/**
 * Set the HTTP status of a page: Next itself can only send 404, with a page that stays empty without scripts.
 *
 * @returns  false under a server other than ours, which does not send it
 */
export function setPageStatus(status: PageStatus): boolean {
  const notes = currentRequest()
  if (notes) notes.status = status
  return notes !== undefined
}
