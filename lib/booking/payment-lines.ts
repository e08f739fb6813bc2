import { type CryptoPaymentDecision } from '@/lib/booking/crypto-payment'
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
