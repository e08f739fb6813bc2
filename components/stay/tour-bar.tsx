import { toAxisX, dayAxis } from '@/components/stay/day-axis'
import { type StayTourOffer } from '@/lib/booking/stay'
import { type Day, helsinkiInstant } from '@/lib/calendar/day'
import { isEveningTour } from '@/lib/night/is-evening-tour'

type TourBarProps = {
  readonly day: Day
  readonly offer: Pick<StayTourOffer, 'start' | 'end'>
  readonly isFree: boolean
  readonly y: number
}

/** A bar for the hours of a tour, on the day's axis. */
export function TourBar({ day, offer: { start, end }, isFree, y }: TourBarProps) {
  const axis = dayAxis(day)
  return (
    <path
      className={
        isFree ? TOUR_BAR_CLASSES[isEveningTour(start) ? 'evening' : 'daytime'] : TOUR_BAR_CLASSES.taken
      }
      d={`M${toAxisX(start, axis)} ${y}H${toAxisX(end ?? helsinkiInstant(day, OPEN_END), axis)}`}
      strokeDasharray={end ? undefined : DASH_PATTERN}
      strokeWidth="3"
      vectorEffect="non-scaling-stroke"
    />
  )
}

/** A tour without a fixed end is drawn as a dashed bar until this time. */
const OPEN_END = '17:00'

export const DASH_PATTERN = '4 4'

export const TOUR_BAR_CLASSES = {
  evening: 'stroke-aurora forced-colors:stroke-[color:CanvasText]',
  daytime: 'stroke-ember forced-colors:stroke-[color:LinkText]',
  taken: 'stroke-mist/50 forced-colors:stroke-[color:GrayText]',
} as const
