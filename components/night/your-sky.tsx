import { SkyFigure } from '@/components/night/sky-figure'
import { useSkies } from '@/components/night/use-skies'
import { type Skies } from '@/lib/browser/fetch-skies'
import { type Day, helsinkiInstant } from '@/lib/calendar/day'
import { darkIn } from '@/lib/night/dark'
import { heightCurve } from '@/lib/night/height-curve'
import { isEvening } from '@/lib/night/is-evening'
import { skySentence } from '@/lib/night/sky-sentence'
import { clockHour, type Span, tourSpan } from '@/lib/night/span'

export type YourSkyProps = {
  readonly day: Day
  /** `HH:MM` in Helsinki, as in the tour's times. */
  readonly startTime: string
  readonly endTime: string | null
}

/** A step for every quarter of an hour of the longest tour. */
const STEPS = 48

/** The sky of a chosen date: a figure and a sentence, which tell the same. */
export function YourSky(props: YourSkyProps) {
  const found = useSkies(props.day)
  if (found === null) return <p className="text-slate">The sky of this date could not be loaded.</p>
  const sentence = found && skySentence(outingOf(props), found.skies)
  return (
    <>
      {found ? <Picture {...props} found={found} /> : null}
      <p aria-live="polite" className="mt-3 text-pretty">
        {sentence}
      </p>
      <p className="mt-1 text-sm text-pretty text-slate">{noteOf(props)}</p>
    </>
  )
}

function Picture({ found, ...props }: YourSkyProps & { readonly found: Skies }) {
  const { day, startTime, endTime } = props
  const sky = found.skies.find(({ date }) => date === day)
  if (!sky) return null
  const isNight = isNightOf(props)
  const tour = endTime === null ? null : tourSpan(day, startTime, endTime)
  const span = isNight && tour ? tour : daytimeOf(day)
  return (
    <SkyFigure
      body={isNight ? 'moon' : 'sun'}
      marked={
        isNight ? darkIn(span, found.skies) : [tour ?? { ...span, start: helsinkiInstant(day, startTime) }]
      }
      points={heightCurve(span, STEPS, found.heights)}
      sky={sky}
      span={span}
    />
  )
}

/** Wide enough for every tour of the day. */
function daytimeOf(day: Day): Span {
  return tourSpan(day, clockHour(6), clockHour(20))
}

function outingOf({ day, startTime, endTime }: YourSkyProps) {
  const start = helsinkiInstant(day, startTime)
  return { day, start, end: endTime === null ? null : tourSpan(day, startTime, endTime).end }
}

function isNightOf({ day, startTime }: YourSkyProps): boolean {
  return isEvening(helsinkiInstant(day, startTime))
}

function noteOf(props: YourSkyProps): string {
  return isNightOf(props)
    ? 'Green: dark, the sun at least 12° below the horizon. Dots: the way of the moon. Computed for Rovaniemi; clouds are not in it.'
    : 'Green: the hours of the tour. Dots: the way of the sun. Computed for Rovaniemi; clouds are not in it.'
}
