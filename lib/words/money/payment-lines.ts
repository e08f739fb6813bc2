import { type BookingState } from '@/lib/booking/booking'
import { centsToCoins } from '@/lib/booking/money/crypto-payment'
import { type Correction } from '@/lib/booking/ledger'
import { type PaymentDecision, type PaymentRefundReason } from '@/lib/booking/money/decide-payment'
import { formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { coinSymbol, formatCoins, exchangeRateText } from '@/lib/words/money/cryptocurrency'

/** The effect of a payment that the operator has recorded by hand. Amounts in cents. */
export type RecordedPaymentEffect =
  | {
      readonly what: 'booking'
      /** The part of an overpayment that staff must refund, in cents. */
      readonly returnCents: number
    }
  | { readonly what: 'part'; readonly restCents: number; readonly until: Date }
  | { readonly what: 'change' }
  /** The change can no longer be made, so staff must refund the payment. */
  | { readonly what: 'returned' }

export function paymentEffectLine(money: RecordedPaymentEffect): string {
  switch (money.what) {
    case 'booking':
      return `the booking is confirmed${surplusText(money.returnCents)}`
    case 'part':
      return missingText(money)
    case 'change':
      return 'the change has been made'
    case 'returned':
      return 'the change can no longer be made, so please return the money'
  }
}

/** The part of a received payment that staff must refund, in cents. */
export function manualRefundCents(money: RecordedPaymentEffect, cents: number): number {
  if (money.what === 'booking') return money.returnCents
  return money.what === 'returned' ? cents : 0
}

function missingText({ restCents, until }: { readonly restCents: number; readonly until: Date }): string {
  return `${formatEuros(restCents)} is still due, and the guest is asked to pay it by ${formatInstant(until)}`
}

function surplusText(cents: number): string {
  return cents > 0 ? `, and ${formatEuros(cents)} is for you to return` : ''
}

const RETURNED: Readonly<Record<PaymentRefundReason, string>> = {
  paid_twice: 'it has already been paid',
  called_off: 'the departure is cancelled',
  booking_ended: 'the booking has ended',
  seat_gone: 'it came too late, and the seats are gone',
  wrong_amount: 'it is not the amount due',
  booking_changed: 'it was for a change, and the booking has changed since',
  change_dropped: 'it was for a change that has been dropped',
}

/** Say what a cryptocurrency payment led to, for the operator. */
export function cryptoPaymentText(decision: PaymentDecision): string {
  if (decision.kind === 'short') return missingText(decision)
  if (decision.kind === 'returned') return `${RETURNED[decision.reason]}${surplusText(decision.returnCents)}`
  if (decision.kind !== 'paid') return 'nothing changes'
  return `it is paid in full and confirmed${decision.corrections.map(allowanceText).join('')}${surplusText(decision.returnCents)}`
}

/** Mention a difference from the amount due that is within the tolerance. Rule: crypto-tolerance (docs/rules.md) */
function allowanceText({ cents }: Correction): string {
  return cents < 0
    ? `, ${formatEuros(-cents)} short, which is written off`
    : `, ${formatEuros(cents)} more than requested, which is kept`
}

/** A cryptocurrency payment that we are waiting for. Amounts in cents. */
type AwaitedCoins = {
  readonly state: BookingState
  readonly wantedCents: number
  /** Sum of earlier part payments that have not been refunded, in cents. */
  readonly earlierCents: number
  /** The payment details last sent to the guest. */
  readonly details: { readonly coins: string; readonly rate: string } | null
}

/** Tell the operator in which unit to record coins, how much we asked for, and how much has arrived so far. */
export function awaitedCoinsText(order: AwaitedCoins, cryptoType: string | null): string {
  const { state, wantedCents, earlierCents, details } = order
  const isAwaited = state === 'awaiting_payment' || state === 'lapsed'
  const soFar = `${earlierCents > 0 ? formatEuros(earlierCents) : 'Nothing'} of ${formatEuros(wantedCents)} has been received so far`
  if (!details) {
    const worth =
      'What the coins were worth when they arrived: no payment details were sent, so there is no rate.'
    return isAwaited ? `${worth} ${soFar}.` : worth
  }
  const asked = `In ${coinSymbol(cryptoType)}, exactly as received. The guest was asked for ${formatCoins(details.coins, cryptoType)}, at ${exchangeRateText(details.rate, cryptoType)}.`
  if (!isAwaited) return asked
  const rest = formatCoins(centsToCoins(wantedCents - earlierCents, details.rate), cryptoType)
  return earlierCents > 0 ? `${asked} ${soFar}; ${rest} is still due.` : `${asked} ${soFar}.`
}

/** Shown above the confirmation if an id does not look like a transaction id on its network. */
export const UNUSUAL_TRANSACTION_ID_TEXT =
  'This does not look like a transaction id on that network. Please check it.'
