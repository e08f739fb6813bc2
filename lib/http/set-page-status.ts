import { currentRequestContext, type PageStatus } from '@/lib/observability/request-context'

/**
 * Set a page's HTTP status: Next itself can send only 404, with a page that stays empty without JavaScript.
 *
 * @returns  false under a server other than ours, which does not send the status
 */
export function setPageStatus(status: PageStatus): boolean {
  const notes = currentRequestContext()
  if (notes) notes.status = status
  return notes !== undefined
}
