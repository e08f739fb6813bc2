import { type Sky } from '@/lib/night/sky'
import { overlap, type Span } from '@/lib/night/time-span'

/**
 * Find the dark parts of a span.
 *
 * @param skies  the skies of the days whose nights may overlap the span
 */
export function findDarkSpans(span: Span, skies: readonly Sky[]): readonly Span[] {
  return skies.flatMap(({ nauticalDusk: start, nauticalDawn: end }) => {
    const dark = start && end && overlap(span, { start, end })
    return dark ? [dark] : []
  })
}
