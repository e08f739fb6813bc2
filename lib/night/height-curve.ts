import { type Heights } from '@/lib/night/heights'
import { nightOf, type Span } from '@/lib/night/span'

/** Where sun and moon stand at an instant, in degrees above the horizon. */
export type HeightPoint = { readonly at: Date; readonly sun: number; readonly moon: number }

const MS_PER_HOUR = 3_600_000

/**
 * The way of sun and moon through a span, in equal steps, its ends included.
 *
 * @param nights  that cover the span, in the order of their days; what they do not cover is left out
 */
export function heightCurve(span: Span, steps: number, nights: readonly Heights[]): readonly HeightPoint[] {
  const length = span.end.getTime() - span.start.getTime()
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = new Date(span.start.getTime() + (length * step) / steps)
    return pointAt(at, nights)
  }).filter((point) => point !== null)
}

function pointAt(at: Date, nights: readonly Heights[]): HeightPoint | null {
  const night = nights.find(({ date }) => nightOf(date).start <= at && at <= nightOf(date).end)
  if (!night) return null
  const hour = (at.getTime() - nightOf(night.date).start.getTime()) / MS_PER_HOUR
  return { at, sun: between(night.sun, hour), moon: between(night.moon, hour) }
}

/** A smooth curve through the hours: Catmull and Rom's. */
function between(heights: readonly number[], hour: number): number {
  const first = Math.min(Math.floor(hour), heights.length - 2)
  const t = hour - first
  const [b = 0, c = b] = heights.slice(first)
  const a = heights[first - 1] ?? 2 * b - c
  const d = heights[first + 2] ?? 2 * c - b
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}
