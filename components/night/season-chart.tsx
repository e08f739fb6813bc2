import { clsx } from 'clsx'

import { TWILIGHTS } from '@/components/night/twilights'
import { type Day } from '@/lib/calendar/day'
import { formatShortMonth, formatTime } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { hoursSinceNoon } from '@/lib/night/hours-since-noon'
import { formatHour } from '@/lib/night/time-span'
import { type Sky } from '@/lib/night/sky'

type SeasonChartProps = {
  readonly language: Language
  readonly skies: readonly Sky[]
  readonly newMoons: readonly Day[]
  /** The chart's text alternative. The tables below contain the same data. */
  readonly label: string
}

const LEFT = 40
const TOP = 26
const PER_HOUR = 13
const PER_NIGHT = 1.9
const WIDTH = LEFT + 24 * PER_HOUR + 18

/** Font size of labels in the chart's units, which are smaller than CSS pixels on a phone. */
const LABEL = 'fill-mist text-[calc(20px-1.2vw)] forced-colors:fill-[color:CanvasText] sm:text-[10px]'

/** A chart of a season's nights, from top to bottom, each from noon on the left to noon on the right. */
export function SeasonChart({ language, skies, newMoons, label }: SeasonChartProps) {
  const height = TOP + skies.length * PER_NIGHT
  const yOf = (day: Day) => TOP + skies.findIndex(({ date }) => date === day) * PER_NIGHT
  const months = skies.filter(({ date }, index) => index === 0 || date.endsWith('-01'))
  return (
    <svg aria-label={label} className="w-full max-w-140" role="img" viewBox={`0 0 ${WIDTH} ${height + 8}`}>
      <rect
        className="fill-mist print:fill-ice"
        height={height - TOP}
        width={24 * PER_HOUR}
        x={LEFT}
        y={TOP}
      />
      {TWILIGHTS.map(({ className, from, to }) => (
        <path className={className} d={areaOf(skies, from, to)} key={from} />
      ))}
      {HOURS.map(({ hours, name, isWide }) => (
        <g key={hours}>
          <path
            className="stroke-snow/15"
            d={`M${LEFT + hours * PER_HOUR} ${TOP}V${height}`}
            strokeWidth="0.6"
          />
          <text
            className={clsx(LABEL, isWide && 'max-sm:hidden')}
            textAnchor="middle"
            x={LEFT + hours * PER_HOUR}
            y={TOP - 8}
          >
            {formatTime(name, language)}
          </text>
        </g>
      ))}
      {months.map(({ date }) => (
        <g key={date}>
          <path className="stroke-snow/25" d={`M${LEFT} ${yOf(date)}h${24 * PER_HOUR}`} strokeWidth="0.5" />
          <text className={LABEL} x={0} y={yOf(date) + 10}>
            {formatShortMonth(date, language)}
          </text>
        </g>
      ))}
      {newMoons.map((day) => (
        <circle
          className="fill-none stroke-ember print:stroke-ink forced-colors:stroke-[color:CanvasText]"
          cx={LEFT + 24 * PER_HOUR + 9}
          cy={yOf(day)}
          key={day}
          r="3"
          strokeWidth="1.2"
        />
      ))}
    </svg>
  )
}

/** The hour at which each row of the chart begins and ends. */
const NOON = 12

const HOURS = [3, 6, 9, 12, 15, 18, 21].map((hours, index) => ({
  hours,
  name: formatHour((NOON + hours) % 24),
  /** Every other month's label is shown on wide screens only. */
  isWide: index % 2 === 0,
}))

type Edge = (typeof TWILIGHTS)[number]['from' | 'to']

/** Draw an area down along the evenings and back up along the mornings. A night's sunrise is that of the next day. */
function areaOf(skies: readonly Sky[], from: Edge, to: Edge): string {
  const nights = skies.flatMap((sky, index) => {
    const dusk = sky[from]
    const dawn = to === 'sunrise' ? (skies[index + 1] ?? sky).sunrise : sky[to]
    return dusk && dawn ? [{ y: TOP + index * PER_NIGHT, dusk, dawn }] : []
  })
  const evenings = nights.map(({ y, dusk }) => pointOf(dusk, y))
  const mornings = nights.map(({ y, dawn }) => pointOf(dawn, y)).reverse()
  return `M${[...evenings, ...mornings].join('L')}Z`
}

function pointOf(instant: Date, y: number): string {
  return `${(LEFT + hoursSinceNoon(instant) * PER_HOUR).toFixed(1)} ${y.toFixed(1)}`
}
