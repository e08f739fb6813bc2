import { SKY_HEIGHT, HORIZON_Y, SKY_WIDTH, timeToX } from '@/components/night/sky-scale'
import { type HeightPoint } from '@/lib/night/compute-height-curve'
import { type Span } from '@/lib/night/time-span'

type SkyBackdropProps = {
  /** Prefix of every id in the drawing; unique on the page. */
  readonly id: string
  readonly span: Span
  readonly points: readonly HeightPoint[]
}

/** The brightness of the sky from left to right, with a glow along the horizon, and stars when it is dark. */
export function SkyBackdrop({ id, span, points }: SkyBackdropProps) {
  const stops = points.map(({ at, sun }) => ({ offset: timeToX(at, span) / SKY_WIDTH, sun }))
  return (
    <>
      <defs>
        <linearGradient id={`${id}light`}>
          {stops.map(({ offset, sun }) => (
            <stop key={offset} offset={offset} stopColor={skyColour(sun)} />
          ))}
        </linearGradient>
        <linearGradient id={`${id}glow`}>
          {stops.map(({ offset, sun }) => (
            <stop
              key={offset}
              offset={offset}
              stopColor="var(--color-ember)"
              stopOpacity={glowStrength(sun)}
            />
          ))}
        </linearGradient>
        <linearGradient id={`${id}fade`} x1="0" x2="0" y1="0" y2="1">
          <stop className="[stop-color:black]" offset="0.35" />
          <stop className="[stop-color:white]" offset="1" />
        </linearGradient>
        <mask id={`${id}low`}>
          <rect fill={`url(#${id}fade)`} height={HORIZON_Y} width={SKY_WIDTH} />
        </mask>
      </defs>
      <rect fill={`url(#${id}light)`} height={SKY_HEIGHT} width={SKY_WIDTH} />
      <rect fill={`url(#${id}glow)`} height={HORIZON_Y} mask={`url(#${id}low)`} width={SKY_WIDTH} />
      {STARS.map(([x, y, radius]) => (
        <circle
          className="fill-snow"
          cx={x}
          cy={y}
          key={x}
          opacity={starBrightness(nearest(points, x / SKY_WIDTH))}
          r={radius}
        />
      ))}
    </>
  )
}

/** Stars by x, y and size: the Plough in the middle, with a few stars around it. */
const STARS = [
  [14, 40, 0.7],
  [31, 74, 0.5],
  [48, 19, 0.9],
  [66, 55, 0.5],
  [87, 33, 0.6],
  [104, 84, 0.5],
  [128, 24, 0.5],
  [143, 27, 1],
  [160, 31, 1],
  [174, 38, 1],
  [187, 46, 0.8],
  [190, 61, 1],
  [212, 66, 1],
  [220, 49, 1.1],
  [243, 22, 0.5],
  [262, 78, 0.6],
  [279, 41, 0.8],
  [301, 62, 0.5],
  [318, 27, 0.7],
  [335, 81, 0.6],
  [349, 48, 0.9],
] as const

function nearest(points: readonly HeightPoint[], share: number): number {
  return points[Math.round(share * (points.length - 1))]?.sun ?? 0
}

/** The sky's colour by the sun's height, mixed from the tokens of `app/globals.css`. */
const COLOURS = [
  { height: -18, colour: 'var(--color-night)' },
  { height: -12, colour: 'var(--color-fjord)' },
  { height: -6, colour: 'color-mix(in oklab, var(--color-mist) 38%, var(--color-fjord))' },
  { height: 0, colour: 'var(--color-mist)' },
  { height: 8, colour: 'var(--color-ice)' },
] as const

/** Return the sky's colour for a height of the sun, as a CSS colour. */
function skyColour(sunHeight: number): string {
  const above = COLOURS.findIndex(({ height }) => height >= sunHeight)
  const upper = COLOURS.at(above)
  const lower = COLOURS[above - 1]
  if (!upper || !lower) return (above === 0 ? COLOURS[0] : COLOURS[4]).colour
  const share = Math.round(((sunHeight - lower.height) / (upper.height - lower.height)) * 100)
  return `color-mix(in oklab, ${upper.colour} ${share}%, ${lower.colour})`
}

/** How strongly the horizon glows, 0 to 1: strongest while the sun crosses it. */
function glowStrength(sunHeight: number): number {
  const away = sunHeight < 0 ? -sunHeight / 11 : sunHeight / 7
  return Math.round(Math.max(0, 1 - away) * 80) / 100
}

/** How bright the stars are, 0 to 1. */
function starBrightness(sunHeight: number): number {
  return Math.round(Math.min(1, Math.max(0, (-8 - sunHeight) / 8)) * 100) / 100
}
