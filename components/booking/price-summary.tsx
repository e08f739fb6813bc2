import { type PanelTour } from '@/components/booking/panel-tour'
import { Fact, FactList } from '@/components/ui/fact-list'
import { SUMMARY_ID } from '@/components/booking/panel-progress'
import { PanelSection } from '@/components/booking/panel-section'
import { type Party } from '@/lib/booking/party'
import { type Prices, quote } from '@/lib/booking/money/quote'
import { type Day } from '@/lib/calendar/day'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'

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
  const { adults, children } = party
  const prices = isAwaited ? null : (own ?? ordinary)
  return (
    <PanelSection id={SUMMARY_ID} title="Summary">
      <FactList>
        <Fact name="Tour">{tour.tourName}</Fact>
        <Fact name="Date">{day ? dateText(day, time) : 'Not chosen yet'}</Fact>
        <Band cents={prices && prices.adultCents} count={adults} words={plural(adults, 'adult')} />
        {children > 0 && (
          <Band
            cents={prices && prices.childCents}
            count={children}
            words={plural(children, 'child', 'children')}
          />
        )}
      </FactList>
      {own && (
        <p className="mt-4 text-sm text-pretty text-slate">
          {`This date has its own price. Ordinarily an adult pays ${formatEuros(ordinary.adultCents)} and a child ${formatEuros(ordinary.childCents)}.`}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ice pt-5">
        <p>
          <span className="font-medium">Total</span>
          <span className="block text-sm text-slate">VAT included</span>
        </p>
        <output aria-label="Total" aria-live="off" className="font-display text-3xl tabular-nums">
          <span id={BOOKING_TOTAL_ID}>{prices ? formatEuros(quote(party, prices)) : 'Loading...'}</span>
        </output>
      </div>
    </PanelSection>
  )
}

type BandProps = { readonly words: string; readonly count: number; readonly cents: number | null }

function Band({ words, count, cents }: BandProps) {
  if (cents === null) return <Fact name={words}>Loading...</Fact>
  return <Fact name={`${words} × ${formatEuros(cents)}`}>{formatEuros(count * cents)}</Fact>
}

/** Format a date with its start time: `Saturday, 12 December 2026 at 20:00`. */
export function dateText(day: Day, time: string | null): string {
  return time ? `${formatDay(day)} at ${time}` : formatDay(day)
}
