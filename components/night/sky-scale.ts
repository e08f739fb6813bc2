import { type Span } from '@/lib/night/time-span'

/* The figure's units: those of its view box, which is about as wide as the text on a phone. */

export const SKY_WIDTH = 360
export const SKY_HEIGHT = 168
/** The y coordinate of the horizon, where the sky meets the hills. */
export const HORIZON_Y = 118
/** The y of height zero: level with the hilltops, which would otherwise hide a low sun. */
const LEVEL = 110

const TOP = 14
/** The height of the figure's sky, in degrees: in Rovaniemi the sun and moon never rise higher. */
const HIGHEST_DEGREES = 53

export function timeToX(at: Date, { start, end }: Span): number {
  const share = (at.getTime() - start.getTime()) / (end.getTime() - start.getTime())
  return tidy(Math.min(1, Math.max(0, share)) * SKY_WIDTH)
}

export function heightToY(degrees: number): number {
  return tidy(LEVEL - (degrees / HIGHEST_DEGREES) * (LEVEL - TOP))
}

function tidy(value: number): number {
  return Math.round(value * 10) / 10
}
