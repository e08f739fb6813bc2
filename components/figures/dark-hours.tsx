import { clsx } from 'clsx'
import { FigureFrame } from '@/components/figures/figure-frame'
import { formatTime } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { formatHour } from '@/lib/night/time-span'
import { words } from '@/lib/words/words'

const ROW = 24
const LEFT = 86
/** Width of an hour in the drawing's units; a night is shown from 15:00 to 09:00. */
const HOUR = 14.5
const FIRST = 15
/** The hours labelled on the axis; every other label is shown on wide screens only. */
const TICKS = [15, 18, 21, 24, 27, 30] as const

type DarkHoursProps = { readonly language: Language; readonly nights: readonly DarkNight[] }

/** The dark hours of the night by month, from the table in the article. */
export function DarkHours({ language, nights }: DarkHoursProps) {
  const say = words('figures', language)
  const bottom = 30 + nights.length * ROW
  return (
    <FigureFrame
      caption={say('darknessCaption')}
      height={bottom + 14}
      inWords={nights
        .map(({ name, from, to }) =>
          say('darkFrom', { month: name, from: formatTime(from, language), to: formatTime(to, language) }),
        )
        .join(' ')}
      title={say('darknessTitle')}
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
              {formatTime(formatHour(hour % 24), language)}
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

/** Read the rows of an article's table that give the hours of darkness: '21:50 to 04:35', '21 h 50 à 4 h 35'. */
export function readDarkHours(html: string): readonly DarkNight[] {
  const rows = [...html.matchAll(/>([^<>]+)<\/th>\s*<td[^<>]*>([^<>]+)</g)]
  return rows.flatMap(([, name = '', cell = '']) => {
    const times = [...cell.matchAll(/\b(\d\d?)(?::|\sh\s)(\d\d)\b/g)]
    const [from, to] = times.map(([, hours = '', minutes]) => `${hours.padStart(2, '0')}:${minutes}`)
    return from && to && times.length === 2 ? [{ name, from, to }] : []
  })
}
