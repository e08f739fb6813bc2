import { clsx } from 'clsx'
import { FigureFrame } from '@/components/figures/figure-frame'

const ROW = 24
const LEFT = 86
/** Width of an hour in the drawing's units; a night is shown from 15:00 to 09:00. */
const HOUR = 14.5
const FIRST = 15
/** The hours labelled on the axis; every other label is shown on wide screens only. */
const TICKS = [15, 18, 21, 24, 27, 30] as const

/** The dark hours of the night by month, from the table in the article. */
export function DarkHours({ nights }: { readonly nights: readonly DarkNight[] }) {
  const bottom = 30 + nights.length * ROW
  return (
    <FigureFrame
      caption="The dark part of the night in Rovaniemi, in Finnish time: the sun is at least twelve degrees below the horizon."
      height={bottom + 14}
      inWords={nights.map(({ name, from, to }) => `${name}: dark from ${from} to ${to}.`).join(' ')}
      title="Hours of darkness, month by month"
    >
      {TICKS.map((hour, index) => {
        const x = LEFT + (hour - FIRST) * HOUR
        return (
          <g key={hour}>
            <path
              className="text-slate"
              d={`M${x} 26V${bottom}`}
              fill="none"
              stroke="currentColor"
              strokeWidth="0.5"
            />
            <text
              className={clsx('fill-mist', index % 2 === 0 && 'max-sm:hidden')}
              textAnchor="middle"
              x={x}
              y="18"
            >
              {`${String(hour % 24).padStart(2, '0')}:00`}
            </text>
          </g>
        )
      })}
      {nights.map(({ name, from, to }, index) => {
        const [start, end] = [hoursFromNoon(from), hoursFromNoon(to)]
        const y = 32 + index * ROW
        return (
          <g key={name}>
            <text x="12" y={y + 11}>
              {name}
            </text>
            <rect
              className="fill-aurora"
              height="13"
              width={rounded((end - start) * HOUR)}
              x={rounded(LEFT + (start - FIRST) * HOUR)}
              y={y}
            />
          </g>
        )
      })}
    </FigureFrame>
  )
}

/** Convert a time of day to hours: 21.83 for '21:50'. Hours after midnight continue past 24. */
function hoursFromNoon(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours < 12 ? hours + 24 : hours) + minutes / 60
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10
}

/** A row of the table of dark hours. */
type DarkNight = { readonly name: string; readonly from: string; readonly to: string }

/** Read the rows of an article's table that give the hours of darkness: '21:50 to 04:35'. */
export function readDarkHours(html: string): readonly DarkNight[] {
  const row = />([^<>]+)<\/th>\s*<td[^<>]*>(\d\d:\d\d) to (\d\d:\d\d)</g
  return [...html.matchAll(row)].map(([, name = '', from = '', to = '']) => ({ name, from, to }))
}
