import { type Span } from '@/lib/night/span'

/* The figure's units: those of its view box, which is about as wide as the text on a phone. */

export const WIDTH = 360
export const HEIGHT = 168
/** Where the sky meets the hills. */
export const HORIZON = 118
/** The y of height zero: level with the hilltops, which would otherwise hide a low sun. */
const LEVEL = 110

const TOP = 14
/** The sun and moon never rise higher in Rovaniemi. */
const HIGHEST_DEGREES = 53

export function toX(at: Date, { start, end }: Span): number {
  const share = (at.getTime() - start.getTime()) / (end.getTime() - start.getTime())
  return tidy(Math.min(1, Math.max(0, share)) * WIDTH)
}

export function toY(degrees: number): number {
  return tidy(LEVEL - (degrees / HIGHEST_DEGREES) * (LEVEL - TOP))
}

function tidy(value: number): number {
  return Math.round(value * 10) / 10
}
