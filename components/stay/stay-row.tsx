import { formatClock } from '@/lib/language/dates'
import { clsx } from 'clsx'

import { type StayTour } from '@/components/stay/stay-tour'
import { availabilityText } from '@/components/stay/stay-texts'
import { type StayWords } from '@/components/stay/stay-words'
import { AXIS_WIDTH } from '@/components/stay/day-axis'
import { TourBar } from '@/components/stay/tour-bar'
import { TourPanelLink } from '@/components/stay/tour-panel-link'
import { PageLink } from '@/components/ui/page-link'
import { seatAvailability, type StayRequest, type StayTourOffer } from '@/lib/booking/stay'
import { type Day } from '@/lib/calendar/day'
import { tourWishUrl } from '@/lib/contract/tour-wish'
import { formatEuros } from '@/lib/language/money'
import { shortNightSkyText } from '@/lib/words/night/short-sky-texts'
import { type Sky } from '@/lib/night/sky'

/** On a narrow screen, name and price are on the first line, and everything else is below. */
export const STAY_ROW =
  'border-t border-mist/20 narrow:flex narrow:flex-wrap narrow:items-baseline narrow:gap-x-5 narrow:py-2'

type StayRowProps = {
  readonly words: StayWords
  readonly day: Day
  readonly offer: StayTourOffer
  readonly tour: StayTour
  readonly wish: StayRequest
  readonly skies: readonly Sky[]
  readonly isBooked: boolean
}

/** A tour on one day. On a narrow screen its cells are stacked. */
export function StayRow({ words, day, offer, tour, wish, skies, isBooked }: StayRowProps) {
  const { say, address, language } = words
  const room = seatAvailability(offer, wish)
  const { start, end, totalCents } = offer
  const sky = shortNightSkyText(words.saySky, { day, start, end }, skies, language)
  const from = formatClock(start, language)
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
        {room === 'too_small' ? (
          <span>{tour.name}</span>
        ) : (
          <TourPanelLink className={LINK} day={day} tour={tour} wish={wish} words={words} />
        )}
        {wish.children > 0 && tour.advisedAge ? (
          <span className="block text-sm text-mist">{tour.advisedAge}</span>
        ) : null}
      </th>
      <td className={`${FIGURES} narrow:order-3`} role="cell">
        {end ? say('fromTo', { from, to: formatClock(end, language) }) : say('fromOn', { from })}
      </td>
      <td
        className={clsx(
          FIGURES,
          'narrow:order-4 narrow:whitespace-normal wide:whitespace-normal',
          isBooked ? BOOKED_LOOK : ROOM_LOOKS[room],
        )}
        role="cell"
      >
        {isBooked ? say('booked') : availabilityText(words, offer, room)}
      </td>
      <td
        className={`${FIGURES} pr-8 text-right print:pr-3 narrow:order-2 narrow:ml-auto wide:pr-4`}
        role="cell"
      >
        {room === 'too_small' ? (
          <PageLink
            className={LINK}
            href={address(tourWishUrl('/customized-tour', { tour: tour.route, day, party: wish }))}
          >
            {say('askUs')}
          </PageLink>
        ) : (
          formatEuros(totalCents, language)
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

const CELL =
  'py-1.5 pr-6 align-baseline tabular-nums print:py-0 print:pr-3 narrow:p-0 wide:pr-4 wide:align-middle'

const FIGURES = `${CELL} whitespace-nowrap`

const LINK = 'inline-block text-balance py-2 print:py-0.5 underline underline-offset-4'

const BOOKED_LOOK = 'font-semibold text-ember'

const ROOM_LOOKS = {
  free: 'text-aurora',
  too_few: 'text-mist',
  full: 'text-alarm-pale',
  too_small: 'text-mist',
} as const
