import { currentRequest, type PageStatus } from '@/lib/observability/current-request'

/**
 * Let a page's answer have a status: Next itself can only answer 404, with a page that stays empty without scripts.
 *
 * @returns  false where the site runs under another server than ours, which does not send it
 */
export function notePageStatus(status: PageStatus): boolean {
  const notes = currentRequest()
  if (notes) notes.status = status
  return notes !== undefined
}
