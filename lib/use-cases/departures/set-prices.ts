import 'server-only'
import { type OwnPrices, pricesOn } from '@/lib/booking/money/departure-price'
import { type Prices } from '@/lib/booking/money/quote'
import { type Db } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { operation } from '@/lib/db/operation'
import { setOwnPrices } from '@/lib/db/departures/save-departures'
import { type SeasonDeparture, type SeasonRange } from '@/lib/db/departures/season'
import { lockDaysAhead } from '@/lib/use-cases/departures/lock-days-ahead'

export type PricedDay = SeasonDeparture & { readonly pricesThen: Prices }

type PricesCall = SeasonRange & {
  readonly own: Partial<OwnPrices>
  /** Throws if the locked departures are not as they were shown. */
  readonly check?: (days: readonly PricedDay[]) => void
}

/**
 * Set prices for individual departures in a range of dates, if they have not begun. Existing bookings keep their price.
 *
 * @param wanted.own  in cents, above 0; null restores the tour's usual price; left out, the price stays as it is
 * @returns           all departures found, including those whose prices stay the same
 *
 * Rule: departure-price (docs/rules.md)
 */
export const setPrices = operation({ work: price })

async function price(db: Db, { own, check, ...range }: PricesCall, now: Date): Promise<readonly PricedDay[]> {
  const days = (await lockDaysAhead(db, range, now)).map((day) => ({
    ...day,
    pricesThen: pricesOn({ ...day.ownPrices, ...own }, day.ordinaryPrices),
  }))
  check?.(days)
  const prices = days.map(({ id, ownPrices }) => ({ id, ...ownPrices, ...own }))
  await setOwnPrices(db, prices)
  for (const { id, ownPrices } of days)
    await recordHistory(
      db,
      { departureId: id, what: 'priced', before: ownPrices, after: { ...ownPrices, ...own } },
      now,
    )
  return days
}
