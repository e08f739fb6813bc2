import { glowStrength, skyColour, starBrightness } from '@/components/night/sky-colour'
import { HEIGHT, HORIZON, WIDTH, toX } from '@/components/night/sky-scale'
import { type HeightPoint } from '@/lib/night/height-curve'
import { type Span } from '@/lib/night/span'

type SkyBackdropProps = {
  /** Prefix of every id, unique on the page. */
  readonly id: string
  readonly span: Span
  readonly points: readonly HeightPoint[]
}

/** The brightness of the sky from left to right, with a glow along the horizon and stars when it is dark. */
export function SkyBackdrop({ id, span, points }: SkyBackdropProps) {
  const stops = points.map(({ at, sun }) => ({ offset: toX(at, span) / WIDTH, sun }))
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
          <rect fill={`url(#${id}fade)`} height={HORIZON} width={WIDTH} />
        </mask>
      </defs>
      <rect fill={`url(#${id}light)`} height={HEIGHT} width={WIDTH} />
      <rect fill={`url(#${id}glow)`} height={HORIZON} mask={`url(#${id}low)`} width={WIDTH} />
      {STARS.map(([x, y, radius]) => (
        <circle
          className="fill-snow"
          cx={x}
          cy={y}
          key={x}
          opacity={starBrightness(nearest(points, x / WIDTH))}
          r={radius}
        />
      ))}
    </>
  )
}

/** X, y and size: the Plough in the middle, with a few stars around it. */
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
