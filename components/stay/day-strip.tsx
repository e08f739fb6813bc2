import { TWILIGHTS } from '@/components/night/twilights'
import { addDays, type Day, helsinkiInstant } from '@/lib/calendar/day'
import { isEvening } from '@/lib/night/is-evening'
import { moonUpIn } from '@/lib/night/moon-up'
import { type Sky } from '@/lib/night/sky'
import { clockHour, overlap, type Span } from '@/lib/night/span'

type DayStripProps = {
  readonly day: Day
  /** In the order of their days, the day before among them. */
  readonly skies: readonly Sky[]
  readonly offers: readonly {
    readonly tourId: number
    readonly start: Date
    readonly end: Date | null
    readonly isFree: boolean
  }[]
}

const WIDTH = 720
const SKY = 24
const LANE = 7
const FIRST_HOUR = 6

/** A day from six in the morning to six: its light, the moon above it, and below it the hours of its tours. */
export function DayStrip({ day, skies, offers }: DayStripProps) {
  const span = {
    start: helsinkiInstant(day, clockHour(FIRST_HOUR)),
    end: helsinkiInstant(addDays(day, 1), clockHour(FIRST_HOUR)),
  }
  const height = SKY + 5 + offers.length * LANE
  const near = skies.filter(({ date }) => addDays(day, -1) <= date && date <= addDays(day, 1))
  const noon = helsinkiInstant(day, '12:00')
  const moon = [
    ...(moonUpIn({ start: span.start, end: noon }, addDays(day, -1), skies) ?? []),
    ...(moonUpIn({ start: noon, end: span.end }, day, skies) ?? []),
  ]
  return (
    <div aria-hidden="true" className="print:hidden">
      <svg
        className="block w-full"
        height={height}
        preserveAspectRatio="none"
        viewBox={`0 0 ${WIDTH} ${height}`}
      >
        <rect className="fill-mist" height={SKY} width={WIDTH} />
        {TWILIGHTS.flatMap(({ className, from, to }) =>
          spansOf(near, from, to).map((one) => (
            <rect
              className={className}
              height={SKY}
              key={`${from}${one.start.getTime()}`}
              {...widthOf(one, span)}
            />
          )),
        )}
        <rect
          className="fill-none stroke-mist/25"
          height={SKY}
          vectorEffect="non-scaling-stroke"
          width={WIDTH}
        />
        {moon.map((up) => (
          <rect className="fill-snow/80" height="1.5" key={up.start.getTime()} y="5" {...widthOf(up, span)} />
        ))}
        {offers.map(({ tourId, start, end, isFree }, lane) => (
          <path
            className={laneLook(isFree, isEvening(start))}
            d={`M${xOf(start, span)} ${SKY + 5 + lane * LANE + 2}H${xOf(end ?? helsinkiInstant(day, OPEN_END), span)}`}
            key={tourId}
            strokeDasharray={end ? undefined : '4 4'}
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <p className="flex justify-between text-xs text-mist tabular-nums">
        {HOURS.map((hour, index) => (
          <span key={index}>{hour}</span>
        ))}
      </p>
    </div>
  )
}

/** A tour whose end is agreed is drawn, broken, until the evening. */
const OPEN_END = '17:00'

const HOURS = [6, 12, 18, 0, 6].map(clockHour)

function laneLook(isFree: boolean, isNight: boolean): string {
  if (!isFree) return 'stroke-mist/35'
  return isNight ? 'stroke-aurora' : 'stroke-ember'
}

type Edge = (typeof TWILIGHTS)[number]['from' | 'to']

/** A sunrise is that of the next day. */
function spansOf(skies: readonly Sky[], from: Edge, to: Edge): readonly Span[] {
  return skies.flatMap((sky, index) => {
    const start = sky[from]
    const end = to === 'sunrise' ? skies[index + 1]?.sunrise : sky[to]
    return start && end && start < end ? [{ start, end }] : []
  })
}

function widthOf(one: Span, span: Span): { readonly x: number; readonly width: number } {
  const shown = overlap(one, span)
  if (!shown) return { x: 0, width: 0 }
  const x = xOf(shown.start, span)
  return { x, width: xOf(shown.end, span) - x }
}

function xOf(at: Date, { start, end }: Span): number {
  const share = (at.getTime() - start.getTime()) / (end.getTime() - start.getTime())
  return Math.round(Math.min(1, Math.max(0, share)) * WIDTH)
}
