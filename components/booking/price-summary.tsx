import { type PanelTour } from '@/components/booking/panel-tour'
import { Fact, FactList } from '@/components/booking/fact-list'
import { PanelSection } from '@/components/booking/panel-section'
import { formatEuros } from '@/lib/booking/money'
import { type Party } from '@/lib/booking/party'
import { type Prices, quote } from '@/lib/booking/quote'
import { type Day, formatDay } from '@/lib/calendar/day'

/** What the pay buttons are about. */
export const TOTAL_ID = 'booking-total'

type PriceSummaryProps = {
  readonly tour: PanelTour
  readonly day: Day | null
  readonly party: Party
  /** The tour's. */
  readonly ordinary: Prices
  /** The chosen date's, where it has its own. */
  readonly own: Prices | null
}

export function PriceSummary({ tour, day, party, ordinary, own }: PriceSummaryProps) {
  const { adults, children } = party
  const prices = own ?? ordinary
  return (
    <PanelSection title="Summary">
      <FactList>
        <Fact name="Tour">{tour.tourName}</Fact>
        <Fact name="Date">{day ? dateText(day, tour.summaryTime) : 'Not chosen yet'}</Fact>
        <Fact name={`${adults} ${adults === 1 ? 'adult' : 'adults'} × ${formatEuros(prices.adultCents)}`}>
          {formatEuros(adults * prices.adultCents)}
        </Fact>
        {children > 0 && (
          <Fact
            name={`${children} ${children === 1 ? 'child' : 'children'} × ${formatEuros(prices.childCents)}`}
          >
            {formatEuros(children * prices.childCents)}
          </Fact>
        )}
      </FactList>
      {own && (
        <p className="mt-4 text-sm text-pretty text-slate">
          {`This date has its own price. Ordinarily an adult pays ${formatEuros(ordinary.adultCents)} and a child ${formatEuros(ordinary.childCents)}.`}
        </p>
      )}
      <div
        aria-atomic="true"
        aria-live="polite"
        className="mt-5 flex items-baseline justify-between gap-4 border-t border-ice pt-5"
      >
        <p>
          <span className="font-medium">Total</span>
          <span className="block text-sm text-slate">VAT included</span>
        </p>
        <output aria-label="Total" aria-live="off" className="font-display text-3xl tabular-nums">
          <span id={TOTAL_ID}>{formatEuros(quote(party, prices))}</span>
        </output>
      </div>
    </PanelSection>
  )
}

function dateText(day: Day, time: string | null): string {
  return time ? `${formatDay(day)} at ${time}` : formatDay(day)
}
