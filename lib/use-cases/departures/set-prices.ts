import 'server-only'
import { type PriceOverrides, applyPriceOverrides } from '@/lib/booking/money/price-overrides'
import { type Prices } from '@/lib/booking/money/quote'
import { type Db } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { defineOperation } from '@/lib/db/define-operation'
import { setPriceOverrides } from '@/lib/db/departures/save-departures'
import { type SeasonDeparture, type DepartureFilter } from '@/lib/db/departures/season'
import { lockUpcomingDepartures } from '@/lib/use-cases/departures/lock-upcoming-departures'

export type RepricedDeparture = SeasonDeparture & { readonly pricesThen: Prices }

type PricesCall = DepartureFilter & {
  readonly own: Partial<PriceOverrides>
  /** Called with the locked departures; throws if they are not as they were shown. */
  readonly check?: (days: readonly RepricedDeparture[]) => void
}

/**
 * Set prices for individual departures, if they have not begun. Existing bookings keep their price.
 *
 * @param wanted.own  in cents, above 0; null restores the tour's usual price; if left out, the price stays as it is
 * @returns           all departures found, including those whose prices stay the same
 *
 * Rule: departure-price (docs/rules.md)
 */
export const setPrices = defineOperation({ work: price })

async function price(
  db: Db,
  { own, check, ...dates }: PricesCall,
  now: Date,
): Promise<readonly RepricedDeparture[]> {
  const days = (await lockUpcomingDepartures(db, dates, now)).map((day) => ({
    ...day,
    pricesThen: applyPriceOverrides({ ...day.ownPrices, ...own }, day.ordinaryPrices),
  }))
  check?.(days)
  const prices = days.map(({ id, ownPrices }) => ({ id, ...ownPrices, ...own }))
  await setPriceOverrides(db, prices)
  for (const { id, ownPrices } of days)
    await recordHistory(
      db,
      { departureId: id, what: 'priced', before: ownPrices, after: { ...ownPrices, ...own } },
      now,
    )
  return days
}
