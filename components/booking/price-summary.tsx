import { type PanelTour } from '@/components/booking/panel-tour'
import { Fact, FactList } from '@/components/ui/fact-list'
import { SUMMARY_ID } from '@/components/booking/panel-progress'
import { PanelSection } from '@/components/booking/panel-section'
import { useLanguage, useWords } from '@/components/words/use-words'
import { type Party } from '@/lib/booking/party'
import { type Prices, quote } from '@/lib/booking/money/quote'
import { type Day } from '@/lib/calendar/day'
import { formatDay, formatTime } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { type Language } from '@/lib/language/language'
import { type Say } from '@/lib/words/say'

/** Id of the total, which describes the pay buttons. */
export const BOOKING_TOTAL_ID = 'booking-total'

type PriceSummaryProps = {
  readonly tour: PanelTour
  readonly day: Day | null
  /** Start time shown after the date, `HH:MM`; null if there is none. */
  readonly time: string | null
  readonly party: Party
  /** The tour's regular prices. */
  readonly ordinary: Prices
  /** The selected date's own prices; null if it has none. */
  readonly own: Prices | null
  /** Whether the selected date's prices are still loading. */
  readonly isAwaited: boolean
}

export function PriceSummary({ tour, day, time, party, ordinary, own, isAwaited }: PriceSummaryProps) {
  const say = useWords('booking')
  const sayParty = useWords('party')
  const language = useLanguage()
  const { adults, children } = party
  const prices = isAwaited ? null : (own ?? ordinary)
  return (
    <PanelSection id={SUMMARY_ID} title={say('summary')}>
      <FactList>
        <Fact name={say('tour')}>{tour.tourName}</Fact>
        <Fact name={say('date')}>{day ? dateText(say, day, time, language) : say('noDateYet')}</Fact>
        <Band
          cents={prices && prices.adultCents}
          count={adults}
          words={sayParty('adults', { count: adults })}
        />
        {children > 0 && (
          <Band
            cents={prices && prices.childCents}
            count={children}
            words={sayParty('children', { count: children })}
          />
        )}
      </FactList>
      {own && (
        <p className="mt-4 text-sm text-pretty text-slate">
          {say('ownPrice', {
            adult: formatEuros(ordinary.adultCents, language),
            child: formatEuros(ordinary.childCents, language),
          })}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ice pt-5">
        <p>
          <span className="font-medium">{say('total')}</span>
          <span className="block text-sm text-slate">{say('vatIncluded')}</span>
        </p>
        <output aria-label={say('total')} aria-live="off" className="font-display text-3xl tabular-nums">
          <span id={BOOKING_TOTAL_ID}>
            {prices ? formatEuros(quote(party, prices), language) : say('loading')}
          </span>
        </output>
      </div>
    </PanelSection>
  )
}

type BandProps = { readonly words: string; readonly count: number; readonly cents: number | null }

function Band({ words, count, cents }: BandProps) {
  const say = useWords('booking')
  const language = useLanguage()
  if (cents === null) return <Fact name={words}>{say('loading')}</Fact>
  return (
    <Fact name={`${words} × ${formatEuros(cents, language)}`}>{formatEuros(count * cents, language)}</Fact>
  )
}

/** Format a date with its start time: `Saturday, 12 December 2026 at 20:00`. */
export function dateText(say: Say<'booking'>, day: Day, time: string | null, language: Language): string {
  const date = formatDay(day, language)
  return time ? say('dateAt', { day: date, time: formatTime(time, language) }) : date
}
