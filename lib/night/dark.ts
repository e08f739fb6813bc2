import { type Sky } from '@/lib/night/sky'
import { overlap, type Span } from '@/lib/night/span'

/**
 * When it is dark within a span: the sun at least 12 degrees below the horizon.
 *
 * @param skies  of the days whose nights may fall into the span
 */
export function darkIn(span: Span, skies: readonly Sky[]): readonly Span[] {
  return skies.flatMap(({ nauticalDusk: start, nauticalDawn: end }) => {
    const dark = start && end && overlap(span, { start, end })
    return dark ? [dark] : []
  })
}
