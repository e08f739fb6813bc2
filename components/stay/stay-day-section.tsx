import { type ReactNode } from 'react'
import { clsx } from 'clsx'
import { DayStrip } from '@/components/stay/day-strip'
import { type StayTour } from '@/components/stay/stay-tour'
import { closedToursText, pairingText, availabilityText } from '@/components/stay/stay-texts'
import { MoonDisc } from '@/components/night/moon-disc'
import { yourStayPage } from '@/content/your-stay'
import { pairTours } from '@/lib/booking/days/pair-tours'
import {
  seatAvailability,
  type StayDaySection as Planned,
  type StayRequest,
  type StayTourOffer,
} from '@/lib/booking/stay'
import { formatDay } from '@/lib/language/dates'
import { shortDaySkyText, shortNightSkyText } from '@/lib/night/short-sky-texts'
import { type Sky } from '@/lib/night/sky'
import { AXIS_WIDTH } from '@/components/stay/day-axis'
import { TourPanelLink } from '@/components/stay/tour-panel-link'
import { TourBar } from '@/components/stay/tour-bar'
import { PageLink } from '@/components/ui/page-link'
import { type Day, helsinkiTime } from '@/lib/calendar/day'
import { formatEuros } from '@/lib/language/money'

type StayDayProps = Planned & {
  readonly tours: readonly StayTour[]
  readonly wish: StayRequest
  readonly skies: readonly Sky[]
  readonly isDarkest: boolean
}

/** A day: a strip of its daylight, its tours, and which of them can be combined. */
export function StayDay({ tours, wish, skies, isDarkest, ...planned }: StayDayProps) {
  const { day, offers } = planned
  const sky = skies.find(({ date }) => date === day)
  const isFree = (offer: Planned['offers'][number]) => seatAvailability(offer, wish) === 'free'
  const nameOf = (tourId: number) => tours.find(({ id }) => id === tourId)?.name ?? ''
  const closed = closedToursText(planned, nameOf)
  return (
    <tbody className="break-inside-avoid narrow:block" role="rowgroup">
      <tr className="narrow:block" role="row">
        <th
          className="pt-14 pb-5 text-left font-normal print:pt-5 print:pb-1 narrow:block wide:pb-0 wide:[tbody:nth-of-type(1)_&]:pt-1"
          aria-colspan={5}
          colSpan={5}
          role="rowheader"
          scope="rowgroup"
        >
          <div className="grid gap-y-4 wide:beside-axis wide:items-end wide:border-t wide:border-mist/50 wide:pt-5">
            <div className="flex items-center gap-4 wide:pb-4">
              {sky ? <Moon sky={sky} /> : null}
              <div>
                <p aria-level={3} className="font-display text-lead" role="heading">
                  {formatDay(day)}
                </p>
                {isDarkest ? <p className="text-aurora">Darkest evening</p> : null}
                {sky ? <p className="text-sm text-mist">{shortDaySkyText(sky)}</p> : null}
              </div>
            </div>
            {sky ? (
              <DayStrip
                day={day}
                offers={offers.map((offer) => ({ ...offer, isFree: isFree(offer) }))}
                skies={skies}
              />
            ) : null}
          </div>
        </th>
      </tr>
      {offers.map((offer) => {
        const tour = tours.find(({ id }) => id === offer.tourId)
        return tour ? (
          <StayRow day={day} key={tour.id} offer={offer} skies={skies} tour={tour} wish={wish} />
        ) : null
      })}
      {day === wish.to && day !== wish.from ? <Line>{yourStayPage.lastEvening}</Line> : null}
      {closed ? <Line>{closed}</Line> : null}
      {offers.length === 0 && !closed ? <Line>No tour can be booked on this day.</Line> : null}
      {pairTours(offers.filter(isFree)).map((pairing) => (
        <Line key={pairing.then.map(({ tourId }) => tourId).join()}>
          {`Fits on one day: ${pairingText(pairing, nameOf)}.`}
        </Line>
      ))}
    </tbody>
  )
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <tr className={STAY_ROW} role="row">
      <td
        className="py-3 text-pretty text-mist print:py-1 narrow:basis-full narrow:py-1.5"
        aria-colspan={5}
        colSpan={5}
        role="cell"
      >
        {children}
      </td>
    </tr>
  )
}

function Moon({ sky: { moonShare, moonPhase } }: { readonly sky: Sky }) {
  return (
    <svg aria-hidden="true" className="size-10 shrink-0 print:hidden" viewBox="-11 -11 22 22">
      <MoonDisc phase={moonPhase} radius={10} share={moonShare} x={0} y={0} />
    </svg>
  )
}

type StayRowProps = {
  readonly day: Day
  readonly offer: StayTourOffer
  readonly tour: StayTour
  readonly wish: StayRequest
  readonly skies: readonly Sky[]
}

/** A tour on one day. On a narrow screen its cells are stacked. */
function StayRow({ day, offer, tour, wish, skies }: StayRowProps) {
  const room = seatAvailability(offer, wish)
  const { start, end, totalCents } = offer
  const sky = shortNightSkyText({ day, start, end }, skies)
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
          tour.name
        ) : (
          <TourPanelLink className={LINK} day={day} tour={tour} wish={wish} />
        )}
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
const STAY_ROW =
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
