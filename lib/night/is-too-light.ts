import { type Evening } from '@/lib/night/darkest-evenings'
import { findDarkSpans } from '@/lib/night/dark'
import { type Sky } from '@/lib/night/sky'

/** Whether an evening has no darkness at all; false if its sky is unknown. */
export function isTooLight({ day, span }: Evening, skies: readonly Sky[]): boolean {
  return skies.some(({ date }) => date === day) && findDarkSpans(span, skies).length === 0
}
