import { type ReactNode } from 'react'
import { StayDay } from '@/components/stay/stay-day-section'
import { type StayWords } from '@/components/stay/stay-words'
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
import { formatDayRange, formatDay } from '@/lib/language/dates'
import { findDarkestEvenings } from '@/lib/night/find-darkest-evenings'
import { type Sky } from '@/lib/night/sky'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { TWILIGHTS } from '@/components/night/twilights'
import { TOUR_BAR_CLASSES, DASH_PATTERN } from '@/components/stay/tour-bar'
import { TourPanelLink } from '@/components/stay/tour-panel-link'
import { seatsFor } from '@/lib/booking/party'
import { listParts } from '@/lib/language/lists'

export type StayResultsProps = {
  readonly words: StayWords
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
  const { words, wish, days, evenings: onSale, skies, tours, booked = [] } = props
  const { say, address, language } = words
  const { from, to } = wish
  const evenings = days.flatMap((day) => eveningSpan(day, wish) ?? [])
  const darkest = findDarkestEvenings(evenings, skies)
  const daysOver = pastDaysText(words, wish, days)
  const offers = days.flatMap((day) => day.offers)
  const shortNights = shortNightsOfStay(days, wish, booked)
  const nameOf = (tourId: number) =>
    say('tourInSentence', { tour: tours.find(({ id }) => id === tourId)?.name ?? '' })
  const hasSamples = wish.children > 0 && tours.some(({ advisedAge }) => advisedAge?.endsWith('*'))
  const tooLarge = tooSmallToursText(words, wish, { tours, offers })
  return (
    <section
      aria-labelledby="stay-heading"
      className="mt-16 print:mt-0 print:text-xs wide:col-span-full wide:mt-24 print:[&_*]:border-ice print:[&_*]:text-ink"
    >
      <div className="wide:beside-axis wide:items-end">
        <div className="wide:pr-12">
          <h2 className="font-display text-title outline-none" id="stay-heading" tabIndex={-1}>
            {from === to ? formatDay(from, language) : formatDayRange(from, to, language)}
          </h2>
          <p className="mt-2 text-mist">{partySizeText(words.sayParty, wish)}</p>
          {daysOver ? <p className="mt-6 max-w-measure text-lg">{daysOver}</p> : null}
          <p className="mt-6 max-w-measure text-lg">
            <span>
              {evenings.length > 0
                ? staySummaryText(words, wish, evenings, skies)
                : noEveningText(words, { wish, days, tours }, onSale)}
            </span>
            {evenings.length === 0 && onSale.next ? (
              <NextEveningNote evening={onSale.next} tours={tours} wish={wish} words={words} />
            ) : null}
          </p>
          {shortNights.example ? (
            <p className="mt-4 max-w-measure">{shortNightText(words, shortNights.example, nameOf)}</p>
          ) : null}
          {tooLarge ? (
            <p className="mt-4 max-w-measure">
              <span>{`${tooLarge} `}</span>
              {say.rich('customized', {
                link: (text) => (
                  <PageLink
                    className="underline underline-offset-4"
                    href={address(tourWishUrl('/customized-tour', { tour: null, day: from, party: wish }))}
                  >
                    {text}
                  </PageLink>
                ),
              })}
            </p>
          ) : null}
        </div>
        {skies.length > 0 ? <StripKey say={say} /> : null}
        {skies.length === 0 && offers.length > 0 ? <p className="mt-4 text-mist">{say('noSky')}</p> : null}
      </div>
      <div aria-labelledby="stay-heading" role="table">
        {/* Explicit roles, because on a narrow screen the elements are not displayed as a table. */}
        <table className="mt-4 w-full narrow:block wide:mt-10 wide:table-fixed" role="presentation">
          <thead className="narrow:sr-only" role="rowgroup">
            <tr className="text-left text-sm text-mist" role="row">
              {(['tour', 'hours', 'places', 'price', 'darkness'] as const).map((name) => (
                <th
                  className="py-2 pr-6 font-normal whitespace-nowrap nth-4:pr-8 nth-4:text-right print:nth-4:pr-3 wide:nth-1:w-[24%] wide:nth-2:w-[12%] wide:nth-3:w-[15%] wide:nth-4:w-[9%] wide:nth-4:pr-4 wide:nth-5:w-[40%]"
                  key={name}
                  role="columnheader"
                  scope="col"
                >
                  {say(name)}
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
              shortNights={shortNights.booked.filter(({ morning }) => morning === day.day)}
              skies={skies}
              tours={tours}
              wish={wish}
              words={words}
            />
          ))}
        </table>
      </div>
      <p className="mt-10 max-w-measure">
        {say.rich('transfer', {
          link: (text) => (
            <PageLink
              className="underline underline-offset-4"
              href={address(tourWishUrl(customTransport.route, { tour: null, day: from, party: wish }))}
            >
              {text}
            </PageLink>
          ),
        })}
      </p>
      <p className="mt-6 mb-8 max-w-measure text-sm text-mist">
        <span>{say('wholeParty')}</span>
        {hasSamples ? <span>{` ${words.saySamples('asterisk')}`}</span> : null}
      </p>
      <PrintButton look="night">{say('print')}</PrintButton>
    </section>
  )
}

/** The key to the strips, for sighted guests; the table gives the same information as text. */
function StripKey({ say }: Pick<StayWords, 'say'>) {
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
        {BARS.map(({ kind, text }) => (
          <Sign key={kind} text={say(text)}>
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

const BARS = [
  { kind: 'evening', text: 'stripsEvening' },
  { kind: 'daytime', text: 'stripsDaytime' },
  { kind: 'taken', text: 'stripsTaken' },
] as const

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
  readonly words: StayWords
  readonly evening: NextEvening
  readonly tours: readonly StayTour[]
  readonly wish: StayRequest
}

/** Suggests the next free evening when none of the evenings of a stay is free. Rule: no-evening (docs/rules.md) */
function NextEveningNote({ words, evening: { day, tourIds }, tours, wish }: NextEveningNoteProps) {
  const { say, language } = words
  const found = tourIds.flatMap((tourId) => tours.find(({ id }) => id === tourId) ?? [])
  return (
    <span>
      {' '}
      {say.rich('nextEvening', {
        guests: seatsFor(wish),
        day: formatDay(day, language),
        tours: found.length,
        list: () =>
          // Every second part is a tour.
          listParts(
            found.map(({ name }) => name),
            'or',
            language,
          ).map((part, index) => {
            const tour = index % 2 === 0 ? found[index / 2] : undefined
            return tour ? (
              <TourPanelLink
                className="underline underline-offset-4"
                day={day}
                key={tour.id}
                tour={tour}
                wish={wish}
                words={words}
              />
            ) : (
              <span key={index}>{part}</span>
            )
          }),
      })}
    </span>
  )
}
