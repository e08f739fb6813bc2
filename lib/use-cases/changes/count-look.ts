import 'server-only'
import { consumeLimit } from '@/lib/limits/limits'

/**
 * Count a look at what a change of a booking would come to.
 *
 * @returns  in how many seconds to look again; null where it may be looked at now
 *
 * Rule: preview-first (docs/rules.md)
 */
export async function countLook(reference: string): Promise<number | null> {
  const { isUsedUp, seconds } = await consumeLimit('previews_of_booking', reference)
  return isUsedUp ? seconds : null
}
