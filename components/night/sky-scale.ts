import { type Span } from '@/lib/night/span'

/* The figure's own measure: units of its view box, which is drawn about as wide as a telephone's text. */

export const WIDTH = 360
export const HEIGHT = 168
/** Where the sky ends and the hills begin. */
export const HORIZON = 118
/** The horizon of heights: along the hills' tops, or a low sun would stay behind them. */
const LEVEL = 110

const TOP = 14
/** Sun and moon never stand higher in Rovaniemi. */
const HIGHEST_DEGREES = 53

export function xOf(at: Date, { start, end }: Span): number {
  const share = (at.getTime() - start.getTime()) / (end.getTime() - start.getTime())
  return tidy(Math.min(1, Math.max(0, share)) * WIDTH)
}

export function yOf(degrees: number): number {
  return tidy(LEVEL - (degrees / HIGHEST_DEGREES) * (LEVEL - TOP))
}

function tidy(value: number): number {
  return Math.round(value * 10) / 10
}
