import { clsx } from 'clsx'

import { AXIS_WIDTH } from '@/components/stay/day-axis'
import { PanelLink } from '@/components/stay/panel-link'
import { availabilityText } from '@/components/stay/stay-texts'
import { type StayTour } from '@/components/stay/stay-tour'
import { TourBar } from '@/components/stay/tour-bar'
import { PageLink } from '@/components/ui/page-link'
import { seatAvailability, type StayOffer, type StayWish } from '@/lib/booking/stay'
import { type Day, helsinkiTime } from '@/lib/calendar/day'
import { formatEuros } from '@/lib/language/money'
import { shortNightSky } from '@/lib/night/short-sky'
import { type Sky } from '@/lib/night/sky'

type StayRowProps = {
  readonly day: Day
  readonly offer: StayOffer
  readonly tour: StayTour
  readonly wish: StayWish
  readonly skies: readonly Sky[]
}

/** A tour on one day. On a narrow screen its cells are stacked. */
export function StayRow({ day, offer, tour, wish, skies }: StayRowProps) {
  const room = seatAvailability(offer, wish)
  const { start, end, totalCents } = offer
  const sky = shortNightSky({ day, start, end }, skies)
  return (
    <tr className={STAY_ROW} role="row">
      <th
        className={clsx(
          FIGURES,
          'text-left font-normal narrow:order-1 narrow:basis-[calc(100%-5.25rem)] narrow:whitespace-normal narrow:max-[16rem]:basis-full wide:whitespace-normal',
        )}
        role="rowheader"
        scope="row"
      >
        {room === 'too_small' ? tour.name : <PanelLink className={LINK} day={day} tour={tour} wish={wish} />}
      </th>
      <td className={`${FIGURES} narrow:order-3`} role="cell">
        {end ? `${helsinkiTime(start)} to ${helsinkiTime(end)}` : `from ${helsinkiTime(start)}`}
      </td>
      <td
        className={clsx(
          FIGURES,
          'narrow:order-4 narrow:whitespace-normal wide:whitespace-normal',
          ROOM_LOOKS[room],
        )}
        role="cell"
      >
        {availabilityText(offer, room)}
      </td>
      <td
        className={`${FIGURES} pr-8 text-right print:pr-3 narrow:order-2 narrow:ml-auto wide:pr-4`}
        role="cell"
      >
        {room === 'too_small' ? (
          <PageLink className={LINK} href="/customized-tour">
            Ask us
          </PageLink>
        ) : (
          formatEuros(totalCents)
        )}
      </td>
      <td
        className={clsx(
          CELL,
          'text-mist narrow:order-5 narrow:not-has-[p]:hidden wide:px-0 wide:quarter-lines',
        )}
        role="cell"
      >
        <svg
          aria-hidden="true"
          className="hidden h-3 w-full wide:block"
          preserveAspectRatio="none"
          viewBox={`0 0 ${AXIS_WIDTH} 12`}
        >
          <TourBar day={day} isFree={room === 'free'} offer={offer} y={6} />
        </svg>
        {sky ? <p className="wide:ml-auto wide:w-fit wide:bg-night wide:pl-3 wide:text-sm">{sky}</p> : null}
      </td>
    </tr>
  )
}

/** On a narrow screen, name and price are on the first line and the rest below. */
export const STAY_ROW =
  'border-t border-mist/20 narrow:flex narrow:flex-wrap narrow:items-baseline narrow:gap-x-5 narrow:py-2'

const CELL =
  'py-1.5 pr-6 align-baseline tabular-nums print:py-0 print:pr-3 narrow:p-0 wide:pr-4 wide:align-middle'

const FIGURES = `${CELL} whitespace-nowrap`

const LINK = 'inline-block text-balance py-2 print:py-0.5 underline underline-offset-4'

const ROOM_LOOKS = {
  free: 'text-aurora',
  too_few: 'text-mist',
  full: 'text-alarm-pale',
  too_small: 'text-mist',
} as const
