import { type NightHeights } from '@/lib/night/heights'
import { nightSpan, type Span } from '@/lib/night/time-span'
import { MS_PER_HOUR } from '@/lib/calendar/duration'

/** How high the sun and the moon are at an instant, in degrees above the horizon. */
export type HeightPoint = { readonly at: Date; readonly sun: number; readonly moon: number }

/**
 * Compute the heights of sun and moon over a span, in equal steps, both ends included.
 *
 * @param nights  the nights that cover the span, in order; instants that they do not cover are left out
 */
export function computeHeightCurve(
  span: Span,
  steps: number,
  nights: readonly NightHeights[],
): readonly HeightPoint[] {
  const length = span.end.getTime() - span.start.getTime()
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = new Date(span.start.getTime() + (length * step) / steps)
    return pointAt(at, nights)
  }).filter((point) => point !== null)
}

function pointAt(at: Date, nights: readonly NightHeights[]): HeightPoint | null {
  const night = nights.find(({ date }) => nightSpan(date).start <= at && at <= nightSpan(date).end)
  if (!night) return null
  const hour = (at.getTime() - nightSpan(night.date).start.getTime()) / MS_PER_HOUR
  return { at, sun: between(night.sun, hour), moon: between(night.moon, hour) }
}

/** Interpolate a height between full hours, with a Catmull–Rom spline. */
function between(heights: readonly number[], hour: number): number {
  const first = Math.min(Math.floor(hour), heights.length - 2)
  const t = hour - first
  const [b = 0, c = b] = heights.slice(first)
  const a = heights[first - 1] ?? 2 * b - c
  const d = heights[first + 2] ?? 2 * c - b
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}
