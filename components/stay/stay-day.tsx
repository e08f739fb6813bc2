import { type ReactNode } from 'react'

import { DayStrip } from '@/components/stay/day-strip'
import { STAY_ROW, StayRow } from '@/components/stay/stay-row'
import { type StayTour } from '@/components/stay/stay-tour'
import { closedText, pairingText } from '@/components/stay/stay-texts'
import { MoonDisc } from '@/components/night/moon-disc'
import { yourStay } from '@/content/your-stay'
import { pairTours } from '@/lib/booking/days/one-day'
import { seatAvailability, type StayDay as Planned, type StayWish } from '@/lib/booking/stay'
import { formatDay } from '@/lib/language/dates'
import { shortDaySky } from '@/lib/night/short-sky'
import { type Sky } from '@/lib/night/sky'

type StayDayProps = Planned & {
  readonly tours: readonly StayTour[]
  readonly wish: StayWish
  readonly skies: readonly Sky[]
  readonly isDarkest: boolean
}

/** A day: a strip of its daylight, its tours, and which of them can be combined. */
export function StayDay({ tours, wish, skies, isDarkest, ...planned }: StayDayProps) {
  const { day, offers } = planned
  const sky = skies.find(({ date }) => date === day)
  const isFree = (offer: Planned['offers'][number]) => seatAvailability(offer, wish) === 'free'
  const nameOf = (tourId: number) => tours.find(({ id }) => id === tourId)?.name ?? ''
  const closed = closedText(planned, nameOf)
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
                {sky ? <p className="text-sm text-mist">{shortDaySky(sky)}</p> : null}
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
      {day === wish.to && day !== wish.from ? <Line>{yourStay.lastEvening}</Line> : null}
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
