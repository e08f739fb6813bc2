import 'server-only'
import { consumeLimit } from '@/lib/limits/limits'

/**
 * Count a preview of a change to a booking towards its limit.
 *
 * @returns  seconds to wait before the next preview; null if it may be shown now
 *
 * Rule: preview-first (docs/rules.md)
 */
export async function consumePreviewLimit(reference: string): Promise<number | null> {
  const { isUsedUp, seconds } = await consumeLimit('previews_of_booking', reference)
  return isUsedUp ? seconds : null
}
