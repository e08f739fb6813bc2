import { type ReactNode } from 'react'
import { DayStrip } from '@/components/stay/day-strip'
import { shortNightText, type ShortNightOfStay } from '@/components/stay/short-nights-of-stay'
import { type StayTour } from '@/components/stay/stay-tour'
import { clashesText, closedToursText, pairingText } from '@/components/stay/stay-texts'
import { type StayWords } from '@/components/stay/stay-words'
import { MoonDisc } from '@/components/night/moon-disc'
import { findClashes, pairTours } from '@/lib/booking/days/pair-tours'
import { seatAvailability, type StayDaySection as Planned, type StayRequest } from '@/lib/booking/stay'
import { type BookedTour } from '@/lib/browser/find-booked-tours'
import { formatDay } from '@/lib/language/dates'
import { isEveningTour } from '@/lib/night/is-evening-tour'
import { shortDaySkyText } from '@/lib/words/night/short-sky-texts'
import { type Sky } from '@/lib/night/sky'
import { STAY_ROW, StayRow } from '@/components/stay/stay-row'

type StayDayProps = Planned & {
  readonly words: StayWords
  readonly tours: readonly StayTour[]
  readonly wish: StayRequest
  readonly skies: readonly Sky[]
  readonly isDarkest: boolean
  readonly booked: readonly BookedTour[]
  /** The short nights that end on this day. */
  readonly shortNights: readonly ShortNightOfStay[]
}

/** A day: a strip with its daylight, its tours, and which of them can be combined. */
export function StayDay(props: StayDayProps) {
  const { words, tours, wish, skies, isDarkest, booked, shortNights, ...planned } = props
  const { say, saySky, language } = words
  const { day, offers } = planned
  const sky = skies.find(({ date }) => date === day)
  const isFree = (offer: Planned['offers'][number]) => seatAvailability(offer, wish) === 'free'
  const nameOf = (tourId: number) =>
    say('tourInSentence', { tour: tours.find(({ id }) => id === tourId)?.name ?? '' })
  const mine = offers.filter(({ tourId }) =>
    booked.some((made) => made.day === day && made.tourId === tourId),
  )
  const free = offers.filter(isFree)
  const clashes = findClashes(free, mine)
  const closed = closedToursText(words, planned, nameOf)
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
                  {formatDay(day, language)}
                </p>
                {isDarkest ? <p className="text-aurora">{say('darkestEvening')}</p> : null}
                {sky ? <p className="text-sm text-mist">{shortDaySkyText(saySky, sky, language)}</p> : null}
              </div>
            </div>
            {sky ? (
              <DayStrip
                day={day}
                language={language}
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
          <StayRow
            day={day}
            isBooked={mine.includes(offer)}
            key={tour.id}
            offer={offer}
            skies={skies}
            tour={tour}
            wish={wish}
            words={words}
          />
        ) : null
      })}
      {day === wish.from && day !== wish.to && offers.some(({ start }) => !isEveningTour(start)) ? (
        <Line>{say('arrivalDay')}</Line>
      ) : null}
      {shortNights.map((night) => (
        <Line key={night.late.tourId}>{shortNightText(words, night, nameOf)}</Line>
      ))}
      {day === wish.to && day !== wish.from ? <Line>{say('lastEvening')}</Line> : null}
      {closed ? <Line>{closed}</Line> : null}
      {offers.length === 0 && !closed ? <Line>{say('noTour')}</Line> : null}
      {clashes.length > 0 ? <Line>{clashesText(words, { clashes, booked: mine }, nameOf)}</Line> : null}
      {pairTours(free.filter((offer) => !clashes.includes(offer))).map((pairing) => (
        <Line key={pairing.then.map(({ tourId }) => tourId).join()}>
          {pairingText(words, pairing, nameOf)}
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
