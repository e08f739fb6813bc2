import { type ReactNode, Fragment } from 'react'
import { StayDay } from '@/components/stay/stay-day-section'
import { eveningSpan, type StayTour } from '@/components/stay/stay-tour'
import { noEveningText, pastDaysText, staySummaryText, tooSmallToursText } from '@/components/stay/stay-texts'
import { shortNightsOfStay, shortNightText } from '@/components/stay/short-nights-of-stay'
import { customTransport } from '@/content/transport/transport'
import { type BookedTour } from '@/lib/browser/find-booked-tours'
import { tourWishUrl } from '@/lib/contract/tour-wish'
import { PageLink } from '@/components/ui/page-link'
import { PrintButton } from '@/components/ui/print-button'
import { type EveningsOnSale, type NextEvening } from '@/lib/booking/days/evenings-on-sale'
import { type StayDaySection as Planned, type StayRequest } from '@/lib/booking/stay'
import { formatDate, formatDay } from '@/lib/language/dates'
import { findDarkestEvenings } from '@/lib/night/find-darkest-evenings'
import { type Sky } from '@/lib/night/sky'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { TWILIGHTS } from '@/components/night/twilights'
import { TOUR_BAR_CLASSES, DASH_PATTERN } from '@/components/stay/tour-bar'
import { TourPanelLink } from '@/components/stay/tour-panel-link'
import { seatsFor } from '@/lib/booking/party'
import { plural } from '@/lib/language/pluralize'
import { type Say } from '@/lib/words/say'

export type StayResultsProps = {
  readonly sayParty: Say<'party'>
  readonly saySamples: Say<'samples'>
  readonly sayStay: Say<'yourStay'>
  readonly wish: StayRequest
  readonly days: readonly Planned[]
  readonly evenings: EveningsOnSale
  readonly skies: readonly Sky[]
  readonly tours: readonly StayTour[]
  /** The tours the guest has booked, as far as this browser knows. */
  readonly booked?: readonly BookedTour[]
}

/** All tours on the days of a stay: a summary, then day by day. */
export function StayResults(props: StayResultsProps) {
  const { sayParty, saySamples, sayStay, wish, days, evenings: onSale, skies, tours, booked = [] } = props
  const { from, to } = wish
  const evenings = days.flatMap((day) => eveningSpan(day, wish) ?? [])
  const darkest = findDarkestEvenings(evenings, skies)
  const daysOver = pastDaysText(wish, days)
  const offers = days.flatMap((day) => day.offers)
  const shortNights = shortNightsOfStay(days, wish, booked)
  const nameOf = (tourId: number) => tours.find(({ id }) => id === tourId)?.name ?? ''
  const hasSamples = wish.children > 0 && tours.some(({ advisedAge }) => advisedAge?.endsWith('*'))
  const tooLarge = tooSmallToursText(wish, tours, offers)
  return (
    <section
      aria-labelledby="stay-heading"
      className="mt-16 print:mt-0 print:text-xs wide:col-span-full wide:mt-24 print:[&_*]:border-ice print:[&_*]:text-ink"
    >
      <div className="wide:beside-axis wide:items-end">
        <div className="wide:pr-12">
          <h2 className="font-display text-title outline-none" id="stay-heading" tabIndex={-1}>
            {from === to ? formatDay(from) : `${formatDate(from)} to ${formatDate(to)}`}
          </h2>
          <p className="mt-2 text-mist">{partySizeText(sayParty, wish)}</p>
          {daysOver ? <p className="mt-6 max-w-measure text-lg">{daysOver}</p> : null}
          <p className="mt-6 max-w-measure text-lg">
            <span>
              {evenings.length > 0
                ? staySummaryText(wish, evenings, skies)
                : noEveningText(wish, days, tours, onSale)}
            </span>
            {evenings.length === 0 && onSale.next ? (
              <NextEveningNote evening={onSale.next} tours={tours} wish={wish} />
            ) : null}
          </p>
          {shortNights.example ? (
            <p className="mt-4 max-w-measure">{shortNightText(shortNights.example, nameOf)}</p>
          ) : null}
          {tooLarge ? (
            <p className="mt-4 max-w-measure">
              <span>{`${tooLarge} For your party alone we plan a `}</span>
              <PageLink
                className="underline underline-offset-4"
                href={tourWishUrl('/customized-tour', { tour: null, day: from, party: wish })}
              >
                Customized Tour
              </PageLink>
              .
            </p>
          ) : null}
        </div>
        {skies.length > 0 ? <StripKey say={sayStay} /> : null}
        {skies.length === 0 && offers.length > 0 ? (
          <p className="mt-4 text-mist">{sayStay('noSky')}</p>
        ) : null}
      </div>
      <div aria-labelledby="stay-heading" role="table">
        {/* Explicit roles, because on a narrow screen the elements are not displayed as a table. */}
        <table className="mt-4 w-full narrow:block wide:mt-10 wide:table-fixed" role="presentation">
          <thead className="narrow:sr-only" role="rowgroup">
            <tr className="text-left text-sm text-mist" role="row">
              {['Tour', 'Hours', 'Places', 'Your price', 'Darkness and moon'].map((name) => (
                <th
                  className="py-2 pr-6 font-normal whitespace-nowrap nth-4:pr-8 nth-4:text-right print:nth-4:pr-3 wide:nth-1:w-[24%] wide:nth-2:w-[12%] wide:nth-3:w-[15%] wide:nth-4:w-[9%] wide:nth-4:pr-4 wide:nth-5:w-[40%]"
                  key={name}
                  role="columnheader"
                  scope="col"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {days.map((day) => (
            <StayDay
              {...day}
              booked={booked}
              isDarkest={darkest.includes(day.day)}
              key={day.day}
              sayStay={sayStay}
              shortNights={shortNights.booked.filter(({ morning }) => morning === day.day)}
              skies={skies}
              tours={tours}
              wish={wish}
            />
          ))}
        </table>
      </div>
      <p className="mt-10 max-w-measure">
        <span>{`${sayStay('transfer')} `}</span>
        <PageLink
          className="underline underline-offset-4"
          href={tourWishUrl(customTransport.route, { tour: null, day: from, party: wish })}
        >
          Ask for a transfer
        </PageLink>
      </p>
      <p className="mt-6 mb-8 max-w-measure text-sm text-mist">
        Prices are for your whole party, VAT included. Sun, moon and darkness are computed for Rovaniemi;
        clouds are not in them.
        {hasSamples ? <span>{` ${saySamples('asterisk')}`}</span> : null}
      </p>
      <PrintButton look="night">Print these days</PrintButton>
    </section>
  )
}

/** The key to the strips, for sighted guests; the table gives the same information as text. */
function StripKey({ say }: { readonly say: Say<'yourStay'> }) {
  return (
    <div aria-hidden="true" className="mt-8 text-sm text-mist print:hidden wide:mt-0">
      <p>{say('stripsIntro')}</p>
      <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <Sign text={say('stripsSky')}>
          {['fill-mist', ...TWILIGHTS.map(({ className }) => className)].map((className, index) => (
            <rect className={className} height="10" key={className} width="6" x={index * 6} y="3" />
          ))}
        </Sign>
        <Sign text={say('stripsMoon')}>
          <path
            className="stroke-snow forced-colors:stroke-[color:CanvasText]"
            d="M0 8H30"
            strokeWidth="1.5"
          />
        </Sign>
        {(
          [
            ['evening', 'stripsEvening'],
            ['daytime', 'stripsDaytime'],
            ['taken', 'stripsTaken'],
          ] as const
        ).map(([kind, key]) => (
          <Sign key={kind} text={say(key)}>
            <path className={TOUR_BAR_CLASSES[kind]} d="M0 8H30" strokeWidth="3" />
          </Sign>
        ))}
        <Sign text={say('stripsAgreed')}>
          <path
            className={TOUR_BAR_CLASSES.daytime}
            d="M0 8H30"
            strokeDasharray={DASH_PATTERN}
            strokeWidth="3"
          />
        </Sign>
      </ul>
    </div>
  )
}

function Sign({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <svg className="h-4 w-7.5 shrink-0" viewBox="0 0 30 16">
        {children}
      </svg>
      <span>{text}</span>
    </li>
  )
}

type NextEveningNoteProps = {
  readonly evening: NextEvening
  readonly tours: readonly StayTour[]
  readonly wish: StayRequest
}

/** Suggests the next free evening when none of the evenings of a stay is free. Rule: no-evening (docs/rules.md) */
function NextEveningNote({ evening: { day, tourIds }, tours, wish }: NextEveningNoteProps) {
  const found = tourIds.flatMap((tourId) => tours.find(({ id }) => id === tourId) ?? [])
  return (
    <span>
      <span>{` The next evening with room for ${plural(seatsFor(wish), 'guest')} is ${formatDay(day)}`}</span>
      {found.map((tour, index) => (
        <Fragment key={tour.id}>
          <span>{index === 0 ? ': ' : ' or '}</span>
          <TourPanelLink className="underline underline-offset-4" day={day} tour={tour} wish={wish} />
        </Fragment>
      ))}
      <span>.</span>
    </span>
  )
}
