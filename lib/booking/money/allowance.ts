import { CRYPTO_DUE_HOURS_BEFORE } from '@/lib/booking/money/crypto-due'
import { toleranceCents } from '@/lib/booking/money/crypto-payment'
import { type MoneyMethod, methodTraits } from '@/lib/booking/money/money-methods'
import { type Allowance, type PaymentOrder } from '@/lib/booking/money/decide-payment'
import { MIN_CHARGE_CENTS } from '@/lib/booking/money/settlement'
import { minutesAfter } from '@/lib/calendar/duration'

/** Accept only the exact amount, as on a Stripe payment page. */
export const EXACT_AMOUNT: Allowance = { short: null, over: null, latest: null }

/** The differences from the amount due that we accept for this payment method. */
export function allowanceFor(method: MoneyMethod, order: PaymentOrder): Allowance {
  switch (methodTraits(method).takes) {
    case 'exact':
      return EXACT_AMOUNT
    case 'parts':
      return order.change ? EXACT_AMOUNT : allowParts(order)
    case 'coins':
      return allowCoins(order)
  }
}

/** Rule: small-differences (docs/rules.md) */
function allowParts({ departure }: PaymentOrder): Allowance {
  const short = { cents: MIN_CHARGE_CENTS - 1, reason: 'below_minimum' } as const
  return { short, over: null, latest: departure.closesAt }
}

/** Rule: crypto-tolerance (docs/rules.md) */
function allowCoins({ wantedCents, departure }: PaymentOrder): Allowance {
  const cents = toleranceCents(wantedCents)
  return {
    short: { cents, reason: 'crypto_short' },
    over: { cents, reason: 'crypto_over' },
    latest: minutesAfter(departure.startsAt, -CRYPTO_DUE_HOURS_BEFORE * 60),
  }
}
