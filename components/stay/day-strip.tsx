import { TWILIGHTS } from '@/components/night/twilights'
import { AXIS_HOURS, AXIS_WIDTH, toAxisX, dayAxis } from '@/components/stay/day-axis'
import { TourBar } from '@/components/stay/tour-bar'
import { type StayTourOffer } from '@/lib/booking/stay'
import { addDays, type Day, helsinkiInstant } from '@/lib/calendar/day'
import { findMoonUpSpans } from '@/lib/night/moon-up'
import { formatTime } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { type Sky } from '@/lib/night/sky'
import { overlap, type Span } from '@/lib/night/time-span'

type DayStripProps = {
  readonly language: Language
  readonly day: Day
  /** Sun and moon data sorted by day, including the day before. */
  readonly skies: readonly Sky[]
  readonly offers: readonly (StayTourOffer & { readonly isFree: boolean })[]
}

const SKY = 24
const LANE = 7

/** The daylight and moon of a day; on a narrow screen also its tours. */
export function DayStrip({ language, day, skies, offers }: DayStripProps) {
  const height = 3 + offers.length * LANE
  return (
    <div aria-hidden="true" className="flex flex-col print:hidden wide:flex-col-reverse">
      <svg
        className="block w-full"
        height={SKY}
        preserveAspectRatio="none"
        viewBox={`0 0 ${AXIS_WIDTH} ${SKY}`}
      >
        <SkyBand axis={dayAxis(day)} day={day} skies={skies} />
      </svg>
      <svg
        className="block w-full wide:hidden"
        height={height}
        preserveAspectRatio="none"
        viewBox={`0 0 ${AXIS_WIDTH} ${height}`}
      >
        {offers.map((offer, lane) => (
          <TourBar day={day} isFree={offer.isFree} key={offer.tourId} offer={offer} y={7 + lane * LANE} />
        ))}
      </svg>
      <p className="grid grid-cols-4 text-xs text-mist tabular-nums wide:pb-1">
        {AXIS_HOURS.slice(0, -2).map((hour) => (
          <span key={hour}>{formatTime(hour, language)}</span>
        ))}
        {/* With large text there is no space for both labels of a span, so the one at its end is dropped. */}
        <span className="flex h-[1lh] flex-wrap justify-between overflow-clip">
          {AXIS_HOURS.slice(-2).map((hour) => (
            <span key={hour}>{formatTime(hour, language)}</span>
          ))}
        </span>
      </p>
    </div>
  )
}

type SkyBandProps = Pick<DayStripProps, 'day' | 'skies'> & { readonly axis: Span }

function SkyBand({ axis, day, skies }: SkyBandProps) {
  const near = skies.filter(({ date }) => addDays(day, -1) <= date && date <= addDays(day, 1))
  const noon = helsinkiInstant(day, '12:00')
  const moon = [
    ...(findMoonUpSpans({ start: axis.start, end: noon }, addDays(day, -1), skies) ?? []),
    ...(findMoonUpSpans({ start: noon, end: axis.end }, day, skies) ?? []),
  ]
  return (
    <>
      <rect className="fill-mist" height={SKY} width={AXIS_WIDTH} />
      {TWILIGHTS.flatMap(({ className, from, to }) =>
        spansOf(near, from, to).map((one) => (
          <rect
            className={className}
            height={SKY}
            key={`${from}${one.start.getTime()}`}
            {...widthOf(one, axis)}
          />
        )),
      )}
      <rect
        className="fill-none stroke-mist/25"
        height={SKY}
        vectorEffect="non-scaling-stroke"
        width={AXIS_WIDTH}
      />
      {moon.map((up) => (
        <rect className="fill-snow/80" height="1.5" key={up.start.getTime()} y="5" {...widthOf(up, axis)} />
      ))}
    </>
  )
}

type Edge = (typeof TWILIGHTS)[number]['from' | 'to']

/** Return the span between two times of each night. A night's sunrise is that of the next day. */
function spansOf(skies: readonly Sky[], from: Edge, to: Edge): readonly Span[] {
  return skies.flatMap((sky, index) => {
    const start = sky[from]
    const end = to === 'sunrise' ? skies[index + 1]?.sunrise : sky[to]
    return start && end && start < end ? [{ start, end }] : []
  })
}

function widthOf(one: Span, axis: Span): { readonly x: number; readonly width: number } {
  const shown = overlap(one, axis)
  if (!shown) return { x: 0, width: 0 }
  const x = toAxisX(shown.start, axis)
  return { x, width: toAxisX(shown.end, axis) - x }
}
