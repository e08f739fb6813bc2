import { SkyFigure } from '@/components/night/sky-figure'
import { type Day, helsinkiInstant } from '@/lib/calendar/day'
import { type Language } from '@/lib/language/language'
import { findDarkSpans } from '@/lib/night/find-dark-spans'
import { computeHeightCurve } from '@/lib/night/compute-height-curve'
import { type NightHeights } from '@/lib/night/heights'
import { isEveningTour } from '@/lib/night/is-evening-tour'
import { findMoonUpSpans } from '@/lib/night/moon-up'
import { DARK_DEGREES, type Sky } from '@/lib/night/sky'
import { formatHour, type Span, tourSpan } from '@/lib/night/time-span'
import { type Say } from '@/lib/words/say'

export type TourHours = {
  readonly day: Day
  /** Start of the tour, `HH:MM` in Helsinki, as in the tour's times. */
  readonly startTime: string
  readonly endTime: string | null
}

type SkyPictureProps = {
  readonly language: Language
  readonly hours: TourHours
  /** Sun and moon data of the days around the departure, in order. */
  readonly skies: readonly Sky[]
  readonly heights: readonly NightHeights[]
}

/** Steps along the path of the sun or moon: one every quarter of an hour on the longest tour. */
const STEPS = 48

/** The sky during a departure: the moon's path through a night, or the sun's through a day. */
export function DepartureSkyFigure({ language, hours, skies, heights }: SkyPictureProps) {
  const { day, startTime, endTime } = hours
  const sky = skies.find(({ date }) => date === day)
  if (!sky) return null
  const isNight = isNightOf(hours)
  const tour = endTime === null ? null : tourSpan(day, startTime, endTime)
  const span = isNight && tour ? tour : daytimeOf(day)
  return (
    <SkyFigure
      body={isNight ? 'moon' : 'sun'}
      language={language}
      marked={
        isNight ? findDarkSpans(span, skies) : [tour ?? { ...span, start: helsinkiInstant(day, startTime) }]
      }
      points={computeHeightCurve(span, STEPS, heights)}
      sky={sky}
      span={span}
    />
  )
}

/** The hours shown for a daytime tour: 6:00 to 20:00, which covers them all. */
function daytimeOf(day: Day): Span {
  return tourSpan(day, formatHour(6), formatHour(20))
}

/** Explain the picture, mentioning only what it shows. */
export function skyFigureNote(say: Say<'sky'>, hours: TourHours, skies: readonly Sky[]): string {
  const { day, startTime, endTime } = hours
  if (!isNightOf(hours)) return [say('drawnTour'), say('drawnSun'), say('computed')].join(' ')
  const span = endTime === null ? daytimeOf(day) : tourSpan(day, startTime, endTime)
  const isDark = findDarkSpans(span, skies).length > 0
  const isMoonUp = (findMoonUpSpans(span, day, skies) ?? []).length > 0
  return [
    isDark && say('drawnDark', { degrees: DARK_DEGREES }),
    isMoonUp && say('drawnMoon'),
    say('computed'),
  ]
    .filter(Boolean)
    .join(' ')
}

function isNightOf({ day, startTime }: TourHours): boolean {
  return isEveningTour(helsinkiInstant(day, startTime))
}
