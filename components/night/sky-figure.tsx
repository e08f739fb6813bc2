import { formatClock } from '@/lib/language/dates'
import { useId } from 'react'

import { MoonDisc } from '@/components/night/moon-disc'
import { SkyBackdrop } from '@/components/night/sky-backdrop'
import { SKY_HEIGHT, HORIZON_Y, SKY_WIDTH, timeToX, heightToY } from '@/components/night/sky-scale'
import { type Language } from '@/lib/language/language'
import { type HeightPoint } from '@/lib/night/compute-height-curve'
import { type Sky } from '@/lib/night/sky'
import { overlap, type Span } from '@/lib/night/time-span'

type SkyFigureProps = {
  readonly language: Language
  readonly sky: Sky
  /** The span of time shown, from the left edge of the figure to the right. */
  readonly span: Span
  readonly points: readonly HeightPoint[]
  /** Spans marked below the hills: the dark hours of a night, or a tour by day. */
  readonly marked: readonly Span[]
  readonly body: 'sun' | 'moon'
}

/** The sky during a span: its brightness, and the path of the sun or moon. The sentence below says the same. */
export function SkyFigure({ language, sky, span, points, marked, body }: SkyFigureProps) {
  const id = useId()
  const way = points.map((point) => ({
    x: timeToX(point.at, span),
    y: heightToY(point[body]),
    height: point[body],
  }))
  const highest = findHighest(way)
  return (
    <svg aria-hidden="true" className="block w-full rounded-lg" viewBox={`0 0 ${SKY_WIDTH} ${SKY_HEIGHT}`}>
      <SkyBackdrop id={id} points={points} span={span} />
      <path
        className="fill-none stroke-snow/60"
        d={pathAbove(way)}
        strokeDasharray="0.5 4"
        strokeLinecap="round"
        strokeWidth="1.4"
      />
      {highest && body === 'moon' ? (
        <MoonDisc phase={sky.moonPhase} radius={9} share={sky.moonShare} x={highest.x} y={highest.y} />
      ) : null}
      {highest && body === 'sun' ? (
        <circle className="fill-ember" cx={highest.x} cy={highest.y} r="8" />
      ) : null}
      <path className="fill-ink" d={HILLS} />
      <path className="fill-none stroke-mist/30" d={`M0 ${BAR}H${SKY_WIDTH}`} strokeWidth="3" />
      {marked.map((mark) => (
        <path
          className="stroke-aurora"
          d={`M${timeToX(mark.start, span)} ${BAR}H${timeToX(mark.end, span)}`}
          key={mark.start.getTime()}
          strokeWidth="3"
        />
      ))}
      {labelsOf(span, marked).map(({ at, x, anchor, isMark }) => (
        <text
          className={isMark ? 'fill-aurora' : 'fill-mist'}
          fontSize="11"
          key={at.getTime()}
          textAnchor={anchor}
          x={x}
          y={SKY_HEIGHT - 8}
        >
          {formatClock(at, language)}
        </text>
      ))}
    </svg>
  )
}

const BAR = SKY_HEIGHT - 25

/** Margin at the edges of the figure, so that the whole disc of the sun or moon fits. */
const MARGIN = 14

type WayPoint = { readonly x: number; readonly y: number; readonly height: number }

/** The highest point on a path, where the sun or moon is drawn; undefined if it stays below the horizon. */
function findHighest(way: readonly WayPoint[]): WayPoint | undefined {
  return way
    .filter(({ x, height }) => height > 0 && x > MARGIN && x < SKY_WIDTH - MARGIN)
    .sort((one, other) => other.height - one.height)[0]
}

function pathAbove(way: readonly WayPoint[]): string {
  return way
    .map(({ x, y, height }, index) => {
      if (height < 0) return ''
      const isFirst = (way[index - 1]?.height ?? -1) < 0
      return `${isFirst ? 'M' : 'L'}${x} ${y}`
    })
    .join('')
}

const HILLS = `M0 ${HORIZON_Y - 3}c24-7 40-11 66-9s44 9 70 8 46-13 78-14 52 11 78 12 46-5 68-8V${SKY_HEIGHT}H0Z${spruces()}`

function spruces(): string {
  const places = [8, 17, 23, 38, 96, 104, 109, 118, 171, 178, 258, 266, 271, 283, 289, 322, 331, 336, 348]
  return places
    .map((x, index) => {
      const height = 13 + ((index * 7) % 9)
      return `M${x} ${HORIZON_Y - height}l${height / 4} ${height + 4}h${-height / 2}Z`
    })
    .join('')
}

/** Minimum distances between two labels' centres, between a centre and the edge, and to a label at the edge. */
const [APART, EDGE, BESIDE] = [40, 24, 52]

/** Labels for the ends of the marked spans, and for the ends of the figure if there is space. */
function labelsOf(span: Span, marked: readonly Span[]) {
  const ends = [
    { at: span.start, x: 8, anchor: 'start', isMark: false },
    { at: span.end, x: SKY_WIDTH - 8, anchor: 'end', isMark: false },
  ] as const
  const marks = marked
    .flatMap((mark) => (overlap(mark, span) ? [mark.start, mark.end] : []))
    .map((at) => ({ at, x: timeToX(at, span), anchor: 'middle' as const, isMark: true }))
    .filter(({ x }) => x > 0 && x < SKY_WIDTH)
    .filter(({ x }, index, all) => index === 0 || x - (all[index - 1]?.x ?? 0) > APART)
    .map((mark) => ({ ...mark, x: Math.min(SKY_WIDTH - EDGE, Math.max(EDGE, mark.x)) }))
  // Labels of marked spans take precedence over those of the ends, which the sentence below also states.
  return [...ends.filter(({ x }) => marks.every((mark) => Math.abs(mark.x - x) > BESIDE)), ...marks]
}
