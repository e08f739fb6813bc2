import { isHandledByProvider } from '@/lib/booking/money/money-methods'
import { REFUND_ARRIVAL_DAYS } from '@/lib/words/money/refund-times'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { paymentMethodPhrase, listPaymentMethodsUsed } from '@/lib/emails/parts/booking-text'
import { formatList } from '@/lib/language/lists'
import { formatEuros } from '@/lib/language/money'
import { paymentMethodText } from '@/lib/words/money/payment-method-texts'
import { words } from '@/lib/words/words'

/* Texts about a refund, in the language of the booking's facts; those for the operator are English. */

/** The amount refunded, such as `358 €`; the whole price if none is given. */
export function refundAmountText({ refundCents, totalCents, language }: BookingFacts): string {
  return formatEuros(refundCents ?? totalCents, language)
}

/** The headline of an e-mail about a refund: `358 € is on its way back`, or `179 € of 358 €` if it is a part. */
export function refundHeadline(facts: BookingFacts): string {
  const { refundWholeCents, language } = facts
  const say = words('emailRefund', language)
  const amount = refundAmountText(facts)
  if (refundWholeCents === null) return say('headline', { amount })
  return say('partHeadline', { amount, whole: formatEuros(refundWholeCents, language) })
}

/** Say of which whole the refund is a part; empty if it is none. */
export function refundPartText({ refundWholeCents, language }: BookingFacts): string {
  if (refundWholeCents === null) return ''
  return words('emailRefund', language)('partOfWhole', { whole: formatEuros(refundWholeCents, language) })
}

/** Tell the guest where the refund goes and how long it takes, and of which whole it is a part. */
export function refundMethodText(facts: BookingFacts): string {
  return [methodText(facts), refundPartText(facts)].filter(Boolean).join(' ')
}

function methodText(facts: BookingFacts): string {
  const say = words('emailRefund', facts.language)
  const amount = refundAmountText(facts)
  if (facts.returnedBy) return withReturned(facts, sentText(facts, facts.returnedBy))
  if (facts.isRefundByHand) return say('weWriteHow', { amount })
  const [byHand, byProvider] = splitRefundMethods(facts)
  if (byHand === null) return withReturned(facts, say('onItsWay', { amount, ...REFUND_ARRIVAL_DAYS }))
  if (byProvider === null) return say('weWriteHowSince', { amount, method: byHand })
  return say('partlyByHand', { amount, byProvider, byHand, ...REFUND_ARRIVAL_DAYS })
}

/**
 * Split the payment methods by who makes the refund: staff or Stripe. Rule: refund-order (docs/rules.md)
 *
 * @returns  the methods that staff refund and those that Stripe refunds, each as text; null if there are none
 */
export function splitRefundMethods(
  facts: BookingFacts,
): readonly [byHand: string | null, byProvider: string | null] {
  const { language } = facts
  const ways = listPaymentMethodsUsed(facts)
  const byHand = ways.filter((way) => !isHandledByProvider(way))
  const byProvider = ways.filter(isHandledByProvider)
  // The guest needs a wallet whichever coin it is, so do not name the coin.
  const unnamed = byHand.map((way) => paymentMethodText(way, language))
  return [
    unnamed.length > 0 ? formatList(unnamed, 'and', language) : null,
    byProvider.length > 0 ? paymentMethodPhrase(facts, byProvider) : null,
  ]
}

/** How staff refunded the money: to the card, or for example in Bitcoin. */
function sentText(facts: BookingFacts, returnedBy: NonNullable<BookingFacts['returnedBy']>): string {
  const say = words('emailRefund', facts.language)
  const amount = refundAmountText(facts)
  return isHandledByProvider(returnedBy)
    ? say('sentToCard', { amount })
    : say('sentBy', { amount, method: paymentMethodPhrase(facts, [returnedBy]) })
}

/** Append a sentence about the amount already refunded separately, if there is any. */
function withReturned(facts: BookingFacts, text: string): string {
  const { returnedCents, language } = facts
  if (returnedCents === 0) return text
  const amount = formatEuros(returnedCents, language)
  return `${text} ${words('emailRefund', language)('wentBackSeparately', { amount })}`
}

/**
 * Tell the guest why nothing is refunded although the cancellation rule would allow it; null if that is not the case.
 */
export function withheldText({ refundWithheld, returnedCents, language }: BookingFacts): string | null {
  const say = words('emailRefund', language)
  switch (refundWithheld) {
    case 'disputed':
      return say('withheldDisputed')
    case 'taken':
      return say('withheldTaken')
    case 'returned':
      return say('withheldReturned', { amount: formatEuros(returnedCents, language) })
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
      return `${formatEuros(returnedCents, 'en')} had already been refunded through Stripe, so there is nothing left to refund.`
    case null:
      return null
  }
}

/** Tell what has been refunded and what is still to come, if an earlier e-mail announced a different amount. */
export function correctedRefundText({ refundCents, returnedCents, language }: BookingFacts): string {
  const say = words('emailRefund', language)
  const returned = formatEuros(returnedCents, language)
  return refundCents
    ? say('wentBackRestFollows', { returned, rest: formatEuros(refundCents, language) })
    : say('wentBackNoMore', { returned })
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
    return `${withReturned(facts, `${refundAmountText(facts)} is refunded to the card or account through Stripe.`)} There is nothing to do.`
  if (byProvider !== null)
    return `${refundAmountText(facts)} is refunded. What was paid ${byProvider} goes back through Stripe automatically; please return what was paid ${byHand}: ./ops today says how much.`
  if (listPaymentMethodsUsed(facts).includes('crypto'))
    return `Please return ${refundAmountText(facts)} ${paymentMethodPhrase(facts)}: ask the guest for a wallet address.`
  return `Please return ${refundAmountText(facts)} to the guest, who paid ${byHand}.`
}
