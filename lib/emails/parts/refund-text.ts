import { isHandledByProvider } from '@/lib/booking/money/money-methods'
import { REFUND_ARRIVAL_TEXT } from '@/lib/words/money/refund-times'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { paymentMethodPhrase, listPaymentMethodsUsed } from '@/lib/emails/parts/booking-text'
import { formatEuros } from '@/lib/language/money'
import { inCryptocurrencyText } from '@/lib/words/money/cryptocurrency'
import { PAYMENT_METHOD_TEXTS } from '@/lib/words/money/payment-method-texts'

/** The amount refunded, such as `358 €`; the whole price if none is given. */
export function refundAmountText({ refundCents, totalCents }: BookingFacts): string {
  return formatEuros(refundCents ?? totalCents)
}

/** Tell the guest where the refund goes and how long it takes. */
export function refundMethodText(facts: BookingFacts): string {
  if (facts.returnedBy)
    return `We have sent ${refundAmountText(facts)} back to you ${returnedByText(facts)}.${returnedText(facts)}`
  if (facts.isRefundByHand) return `We return ${refundAmountText(facts)} to you and write to you about how.`
  const [byHand, byProvider] = splitRefundMethods(facts)
  if (byHand === null)
    return `${refundAmountText(facts)} is on its way back to the card or account you paid with, and usually arrives within ${REFUND_ARRIVAL_TEXT}.${returnedText(facts)}`
  if (byProvider === null)
    return `We return ${refundAmountText(facts)} to you and write to you about how, since you paid ${byHand}.`
  return `We return ${refundAmountText(facts)} to you. What you paid ${byProvider} goes back the same way and usually arrives within ${REFUND_ARRIVAL_TEXT}; about what you paid ${byHand} we write to you.`
}

/**
 * Split the payment methods by who makes the refund: staff or Stripe. Rule: refund-order (docs/rules.md)
 *
 * @returns  the methods that staff refund and those that Stripe refunds, each as text; null if there are none
 */
export function splitRefundMethods(
  facts: BookingFacts,
): readonly [byHand: string | null, byProvider: string | null] {
  const ways = listPaymentMethodsUsed(facts)
  const byHand = ways.filter((way) => !isHandledByProvider(way))
  const byProvider = ways.filter(isHandledByProvider)
  // The guest needs a wallet whichever coin it is, so do not name the coin.
  const words = byHand.map((way) => PAYMENT_METHOD_TEXTS[way])
  return [
    words.length > 0 ? words.join(' and ') : null,
    byProvider.length > 0 ? paymentMethodPhrase(facts, byProvider) : null,
  ]
}

/** How staff refunded the money: `in Bitcoin`, `by bank transfer`. */
function returnedByText({ returnedBy, cryptoType }: BookingFacts): string {
  if (!returnedBy || isHandledByProvider(returnedBy)) return 'to your card'
  return returnedBy === 'crypto' ? inCryptocurrencyText(cryptoType) : PAYMENT_METHOD_TEXTS[returnedBy]
}

/** A sentence about the amount already refunded separately, to be appended; empty if there is none. */
function returnedText({ returnedCents }: BookingFacts): string {
  return returnedCents > 0 ? ` ${formatEuros(returnedCents)} of the payment had gone back separately.` : ''
}

/**
 * Tell the guest why nothing is refunded although the cancellation rule would allow it; null if that is not the case.
 */
export function withheldText({ refundWithheld, returnedCents }: BookingFacts): string | null {
  switch (refundWithheld) {
    case 'disputed':
      return 'Your bank has asked us for the payment back. While it decides, we cannot return it as well; it writes to you about the result. Should it leave the payment with us, we return it then.'
    case 'taken':
      return 'Your bank has taken the payment back, so there is nothing left to return.'
    case 'returned':
      return `${formatEuros(returnedCents)} has gone back to the card or account you paid with already, so there is nothing left to return.`
    case null:
      return null
  }
}

/**
 * Tell the operator why nothing is refunded although the cancellation rule would allow it; null if that is not the
 * case.
 */
function withheldOperatorText({ refundWithheld, returnedCents }: BookingFacts): string | null {
  switch (refundWithheld) {
    case 'disputed':
      return 'Nothing is refunded: the guest’s bank has asked for the payment back. Please answer the dispute in Stripe’s dashboard. If the bank decides for us, the refund is then made automatically.'
    case 'taken':
      return 'The guest’s bank had already taken the payment back, so there is nothing left to refund.'
    case 'returned':
      return `${formatEuros(returnedCents)} had already been refunded through Stripe, so there is nothing left to refund.`
    case null:
      return null
  }
}

/**
 * Tell the guest what has been refunded and what is still to come, if an earlier e-mail announced a different amount.
 */
export function correctedRefundText({ refundCents, returnedCents }: BookingFacts): string {
  const returned = `${formatEuros(returnedCents)} of the payment had gone back separately`
  return refundCents
    ? `${returned}; ${formatEuros(refundCents)} follows now.`
    : `${returned}; nothing else follows.`
}

/** Tell the operator what is refunded when a booking has ended, and what is left to do. */
export function operatorRefundText(facts: BookingFacts): string {
  const withheld = withheldOperatorText(facts)
  if (withheld) return withheld
  if (facts.refundCents === null) return 'Nothing had been paid.'
  if (facts.refundCents === 0) return 'Nothing is refunded.'
  if (facts.isRefundByHand)
    return `Please return ${refundAmountText(facts)} to the guest in another way: a refund bounced.`
  const [byHand, byProvider] = splitRefundMethods(facts)
  if (byHand === null)
    return `${refundAmountText(facts)} is refunded to the card or account through Stripe.${returnedText(facts)} There is nothing to do.`
  if (byProvider !== null)
    return `${refundAmountText(facts)} is refunded. What was paid ${byProvider} goes back through Stripe automatically; please return what was paid ${byHand}: ./ops today says how much.`
  if (listPaymentMethodsUsed(facts).includes('crypto'))
    return `Please return ${refundAmountText(facts)} ${paymentMethodPhrase(facts)}: ask the guest for a wallet address.`
  return `Please return ${refundAmountText(facts)} to the guest, who paid ${byHand}.`
}
