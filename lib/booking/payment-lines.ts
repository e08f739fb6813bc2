import { type BookingState } from '@/lib/booking/booking'
import { coinsOfCents, type CryptoPaymentDecision } from '@/lib/booking/crypto-payment'
import { coinUnit, formatCoins, rateText } from '@/lib/booking/cryptocurrency'
import { type Correction } from '@/lib/booking/ledger'
import { formatEuros } from '@/lib/booking/money'
import { formatInstant } from '@/lib/calendar/day'

/** What money that came by hand does, for the operator. */
export const RECORDED_LINES = {
  booking: 'the booking is confirmed',
  change: 'the change is made',
  returned: 'the change cannot be made any more, and the money is for you to return',
} as const

const RETURNED = {
  paid_twice: 'it is paid already',
  called_off: 'the departure is cancelled',
  seat_gone: 'it came too late, and the seats have gone',
} as const

/** What coins that came do, for the operator. */
export function coinsLine(decision: CryptoPaymentDecision): string {
  if (decision.kind === 'short')
    return `${formatEuros(decision.restCents)} is missing, and the guest is asked for it until ${formatInstant(decision.until)}`
  if (decision.kind === 'returned')
    return `${RETURNED[decision.reason]}, and ${formatEuros(decision.returnCents)} is for you to return`
  const surplus =
    decision.returnCents > 0 ? `, and ${formatEuros(decision.returnCents)} is for you to return` : ''
  return `all is paid and confirmed${decision.corrections.map(allowanceText).join('')}${surplus}`
}

/** Rule: crypto-tolerance (docs/rules.md) */
function allowanceText({ cents }: Correction): string {
  return cents < 0
    ? `, ${formatEuros(-cents)} short, which is let off`
    : `, ${formatEuros(cents)} more than asked for, which is kept`
}

/** Coins that are awaited. Amounts in cents. */
type AwaitedCoins = {
  readonly state: BookingState
  readonly wantedCents: number
  /** Parts that came before and are still ours. */
  readonly earlierCents: number
  /** What the guest was told last to send. */
  readonly details: { readonly coins: string; readonly rate: string } | null
}

/** In what the operator writes down coins that came, what was asked for, and what came before. */
export function awaitedCoinsText(order: AwaitedCoins, cryptoType: string | null): string {
  const { state, wantedCents, earlierCents, details } = order
  const isAwaited = state === 'awaiting_payment' || state === 'lapsed'
  const soFar = `${earlierCents > 0 ? formatEuros(earlierCents) : 'Nothing'} of ${formatEuros(wantedCents)} has come so far`
  if (!details) {
    const worth =
      'What the coins were worth when they came: no payment details were sent, so there is no rate.'
    return isAwaited ? `${worth} ${soFar}.` : worth
  }
  const asked = `In ${coinUnit(cryptoType)}, as they came. The guest was asked for ${formatCoins(details.coins, cryptoType)}, at ${rateText(details.rate, cryptoType)}.`
  if (!isAwaited) return asked
  const rest = formatCoins(coinsOfCents(wantedCents - earlierCents, details.rate), cryptoType)
  return earlierCents > 0 ? `${asked} ${soFar}; ${rest} is missing.` : `${asked} ${soFar}.`
}

/** Above what is confirmed, where the id of a transaction is none of its network. */
export const ODD_ID =
  'This is not what the id of a transaction on that network looks like: please compare it.'
