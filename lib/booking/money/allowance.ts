import { CRYPTO_DUE_HOURS_BEFORE_START } from '@/lib/booking/money/crypto-due'
import { cryptoToleranceCents } from '@/lib/booking/money/crypto-payment'
import { type MoneyMethod, paymentMethodTraits } from '@/lib/booking/money/money-methods'
import { type PaymentAllowance, type PaymentOrder } from '@/lib/booking/money/decide-payment'
import { MIN_CHARGE_CENTS } from '@/lib/booking/money/settlement'
import { addMinutes } from '@/lib/calendar/duration'

/** For methods where only the exact amount is accepted, as on a Stripe payment page. */
export const EXACT_AMOUNT: PaymentAllowance = { short: null, over: null, latest: null }

/** The differences from the amount due that we accept for this payment method. */
export function allowanceFor(method: MoneyMethod, order: PaymentOrder): PaymentAllowance {
  switch (paymentMethodTraits(method).takes) {
    case 'exact':
      return EXACT_AMOUNT
    case 'parts':
      return order.change ? EXACT_AMOUNT : allowParts(order)
    case 'coins':
      return allowCoins(order)
  }
}

/** How far a payment in parts may differ from the amount due. Rule: small-differences (docs/rules.md) */
function allowParts({ departure }: PaymentOrder): PaymentAllowance {
  const short = { cents: MIN_CHARGE_CENTS - 1, reason: 'below_minimum' } as const
  return { short, over: null, latest: departure.closesAt }
}

/** How far a payment in coins may differ from the amount due. Rule: crypto-tolerance (docs/rules.md) */
function allowCoins({ wantedCents, departure }: PaymentOrder): PaymentAllowance {
  const cents = cryptoToleranceCents(wantedCents)
  return {
    short: { cents, reason: 'crypto_short' },
    over: { cents, reason: 'crypto_over' },
    latest: addMinutes(departure.startsAt, -CRYPTO_DUE_HOURS_BEFORE_START * 60),
  }
}
