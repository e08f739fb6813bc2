import { isByProvider } from '@/lib/booking/ledger'
import { COURTESY_REASONS } from '@/lib/booking/refund-reasons'
import { REFUND_ARRIVAL_WORDS } from '@/lib/booking/refund-times'
import { byMethod, paidWays } from '@/lib/emails/booking/booking-text'
import { type BookingFacts } from '@/lib/emails/facts'
import { formatEuros } from '@/lib/language/money'
import { inCoins } from '@/lib/words/money/cryptocurrency'

const STAYS_BOOKED: readonly BookingFacts['refundReason'][] = [
  'paid_twice',
  'overpaid',
  'dispute_ended',
  'goodwill',
  'tour_not_as_booked',
  'our_mistake',
]

/** Whether the guest has a booking although money goes back: it may have ended before a payment came. */
export function staysBooked({ isPaid, isOfChange, refundReason }: BookingFacts): boolean {
  return isPaid && (isOfChange || STAYS_BOOKED.includes(refundReason))
}

/** Why a payment goes back and what became of the booking, as the guest reads it. */
export function refundText(facts: BookingFacts): string {
  const { refundReason, reference, totalCents } = facts
  if (facts.isOfChange && !isCourtesy(facts)) return changeRefundText(facts)
  switch (refundReason) {
    case 'paid_twice':
      if (!facts.isPaid) return `Booking ${reference} was paid twice. We return the second payment.`
      return `Booking ${reference} was paid twice. Your booking stays confirmed, with the seats you have; we return the second payment.`
    case 'wrong_amount':
      return `The amount we received is not the price of the booking, which is ${formatEuros(totalCents)}. We could not confirm booking ${reference} with it, so you have no booking for this day.`
    case 'seat_gone':
      return `Your payment for booking ${reference} reached us when the seats were no longer kept for it, and we could not give them to you again. So you have no booking for this day. We are sorry.`
    case 'called_off':
      return `Your payment for booking ${reference} reached us when we had called off this departure. So you have no booking for this day. We are sorry.`
    case 'overpaid':
      return `More has arrived for booking ${reference} than it costs. Your booking is confirmed, and we return what was too much.`
    case 'not_in_full':
      return `Not all of the payment for booking ${reference} reached us in time, so the seats were given back. We return what had arrived.`
    case 'dispute_ended':
      return `Your bank has decided about your payment for booking ${reference}. What we could not return before it did goes back to you now.`
    case 'goodwill':
      return `We return a part of what you paid for booking ${reference}, as a courtesy. Everything else about your booking stays as it is.`
    case 'tour_not_as_booked':
      return `Your tour under booking ${reference} was not as you booked it. We are sorry, and return a part of what you paid.`
    case 'our_mistake':
      return `We have made a mistake with the price of booking ${reference}. We are sorry, and put it right. Everything else about your booking stays as it is.`
    case 'booking_changed':
      return `Your payment for booking ${reference} reached us from a payment page that was opened before the booking was changed, so it was not its price any more. We return it. Your seats are kept as before, and your booking’s page shows what is to pay now.`
    case 'booking_ended':
      return `Your payment for booking ${reference} reached us when the booking had ended. We return it.`
    case 'change_dropped':
    case null:
      return `Your payment for booking ${reference} goes back to you.`
  }
}

/** It is about the booking then, whichever of its payments gives it. */
function isCourtesy({ refundReason }: BookingFacts): boolean {
  return COURTESY_REASONS.some((reason) => reason === refundReason)
}

/** Why a payment for a change went back. */
function changeRefundText({ refundReason, reference, isPaid }: BookingFacts): string {
  const asItWas = `Booking ${reference} ${isPaid ? 'stays as it was' : 'has ended'}.`
  switch (refundReason) {
    case 'paid_twice':
      return `The change of booking ${reference} was paid twice. It is made, and we return the second payment.`
    case 'wrong_amount':
      return `The amount we received is not what the change costs. ${asItWas}`
    case 'seat_gone':
      return `Your payment for the change reached us when its seats were no longer kept, and we could not give them to you again. We are sorry. ${asItWas}`
    case 'called_off':
      return 'Your payment for the change reached us when we had called off this departure. We are sorry.'
    case 'booking_ended':
    case 'change_dropped':
      return `Your payment reached us for a change that was given up or replaced. ${asItWas}`
    case 'booking_changed':
      return `Your payment reached us for a change of a booking that is another since. ${asItWas}`
    case 'overpaid':
      return `More has arrived for the change of booking ${reference} than it costs. The change is made, and we return what was too much.`
    case 'not_in_full':
      return `Not all of the payment for the change reached us in time. We return what had arrived. ${asItWas}`
    case 'dispute_ended':
      return `Your bank has decided about your payment for a change of booking ${reference}. What we could not return before it did goes back to you now.`
    case 'goodwill':
    case 'tour_not_as_booked':
    case 'our_mistake':
    case null:
      return `Your payment for the change goes back to you. ${asItWas}`
  }
}

/** The same for the operator, in one line. */
export function refundReasonText({ refundReason, isOfChange, isPaid }: BookingFacts): string {
  if (isOfChange && !isPaid) return 'It was paid for a change of a booking that has ended.'
  if (isOfChange) return CHANGE_REASONS[refundReason ?? 'change_dropped']
  switch (refundReason) {
    case 'paid_twice':
      if (!isPaid) return 'The booking was paid twice, and has ended. The second payment goes back.'
      return 'The booking was paid twice. It stays confirmed; the second payment goes back.'
    case 'wrong_amount':
      return 'The amount paid was not the amount of the booking. There is no booking.'
    case 'seat_gone':
      return 'It was paid when its seats were no longer kept, and they could not be given again. There is no booking.'
    case 'called_off':
      return 'It was paid when its departure was called off. There is no booking.'
    case 'overpaid':
      return 'More came than was asked for. The booking is confirmed; what was too much goes back.'
    case 'dispute_ended':
      return AFTER_DISPUTE
    case 'not_in_full':
      return 'It was not paid in full in time, and the seats are free. What had come goes back.'
    case 'goodwill':
    case 'tour_not_as_booked':
    case 'our_mistake':
      return 'A part of the price goes back by your own decision. The booking stays as it is.'
    case 'booking_changed':
      return 'It was paid on a page that was opened before the booking was changed. The booking waits for its new price.'
    case 'booking_ended':
      return 'It came for a booking that had ended.'
    case 'change_dropped':
    case null:
      return 'The payment goes back to the guest.'
  }
}

const AFTER_DISPUTE = 'The guest’s bank has decided. What could not be returned before it did goes back now.'

const CHANGE_REASONS: Readonly<Record<NonNullable<BookingFacts['refundReason']>, string>> = {
  paid_twice: 'A change was paid twice. It is made; the second payment goes back.',
  wrong_amount: 'The amount paid was not that of the change. The booking stays as it was.',
  seat_gone: 'A change was paid when its seats were no longer kept. The booking stays as it was.',
  called_off: 'A change was paid when its departure was called off.',
  booking_ended: 'It was paid for a change of a booking that had ended.',
  change_dropped: 'It was paid for a change that was given up or replaced. The booking stays as it was.',
  booking_changed: 'It was paid for a change of a booking that is another since, and stays as it is.',
  overpaid: 'More came for a change than was asked for. It is made; what was too much goes back.',
  dispute_ended: AFTER_DISPUTE,
  not_in_full: 'A change was not paid in full in time. What had come goes back; the booking stays as it was.',
  goodwill: 'A part of the price goes back by your own decision. The booking stays as it is.',
  tour_not_as_booked: 'A part of the price goes back by your own decision. The booking stays as it is.',
  our_mistake: 'A part of the price goes back by your own decision. The booking stays as it is.',
}

/** `358 €`: what goes back. Without a figure of its own it is the whole price. */
export function refundAmount({ refundCents, totalCents }: BookingFacts): string {
  return formatEuros(refundCents ?? totalCents)
}

/** Where the money goes and how long it takes. */
export function refundWay(facts: BookingFacts): string {
  if (facts.returnedBy)
    return `We have sent ${refundAmount(facts)} back to you ${sentBack(facts)}.${returnedText(facts)}`
  if (facts.isRefundByHand) return `We return ${refundAmount(facts)} to you and write to you about how.`
  const [byHand, byProvider] = waysBack(facts)
  if (byHand === null)
    return `${refundAmount(facts)} is on its way back to the card or account you paid with, and usually arrives within ${REFUND_ARRIVAL_WORDS}.${returnedText(facts)}`
  if (byProvider === null)
    return `We return ${refundAmount(facts)} to you and write to you about how, since you paid ${byHand}.`
  return `We return ${refundAmount(facts)} to you. What you paid ${byProvider} goes back the same way and usually arrives within ${REFUND_ARRIVAL_WORDS}; about what you paid ${byHand} we write to you.`
}

/**
 * How money goes back: as it came. Rule: refund-order (docs/rules.md)
 *
 * @returns  how what a person returns was paid, and how what goes back by itself; null where nothing was
 */
export function waysBack(facts: BookingFacts): readonly [byHand: string | null, byProvider: string | null] {
  const ways = paidWays(facts)
  const byHand = ways.filter((way) => !isByProvider(way))
  const byProvider = ways.filter(isByProvider)
  // The guest needs a wallet for it, whatever its coin.
  const words = byHand.map((way) => (way === 'crypto' ? 'in cryptocurrency' : byMethod(facts, [way])))
  return [
    words.length > 0 ? words.join(' and ') : null,
    byProvider.length > 0 ? byMethod(facts, byProvider) : null,
  ]
}

/** `in Bitcoin`, `by bank transfer`: how a person has returned it. */
function sentBack({ returnedBy, cryptoType }: BookingFacts): string {
  if (returnedBy === 'cash') return 'in cash'
  if (returnedBy === 'bank_transfer') return 'by bank transfer'
  return returnedBy === 'crypto' ? inCoins(cryptoType) : 'to your card'
}

/** What of the payment had gone back otherwise; empty where nothing had. Stands behind another sentence. */
function returnedText({ returnedCents }: BookingFacts): string {
  return returnedCents > 0 ? ` ${formatEuros(returnedCents)} of the payment had gone back separately.` : ''
}

/** Why nothing goes back although the policy would return it, as the guest reads it; null when that is not so. */
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

/** The same for the operator. */
function withheldOperatorText({ refundWithheld, returnedCents }: BookingFacts): string | null {
  switch (refundWithheld) {
    case 'disputed':
      return 'Nothing is returned: the guest’s bank has asked for the payment back. Please answer the dispute in Stripe’s dashboard. If the bank decides for us, the payment goes back by itself then.'
    case 'taken':
      return 'The guest’s bank had taken the payment back before, so there is nothing left to return.'
    case 'returned':
      return `${formatEuros(returnedCents)} had gone back through Stripe before, so there is nothing left to return.`
    case null:
      return null
  }
}

/** What went back before, and what follows now, where an earlier e-mail had said another figure. */
export function correctedSums({ refundCents, returnedCents }: BookingFacts): string {
  const returned = `${formatEuros(returnedCents)} of the payment had gone back separately`
  return refundCents
    ? `${returned}; ${formatEuros(refundCents)} follows now.`
    : `${returned}; nothing else follows.`
}

/** What goes back when a booking has ended, and what is left for the operator to do. */
export function refundTask(facts: BookingFacts): string {
  const withheld = withheldOperatorText(facts)
  if (withheld) return withheld
  if (facts.refundCents === null) return 'Nothing had been paid.'
  if (facts.refundCents === 0) return 'Nothing is refunded.'
  if (facts.isRefundByHand)
    return `Please return ${refundAmount(facts)} to the guest by another way: a refund came back.`
  const [byHand, byProvider] = waysBack(facts)
  if (byHand === null)
    return `${refundAmount(facts)} goes back to the card or account through Stripe.${returnedText(facts)} There is nothing to do.`
  if (byProvider !== null)
    return `${refundAmount(facts)} goes back. What was paid ${byProvider} goes through Stripe by itself; please return what was paid ${byHand}: ./ops today says how much.`
  if (paidWays(facts).includes('crypto'))
    return `Please return ${refundAmount(facts)} ${byMethod(facts)}: ask the guest for a wallet address.`
  return `Please return ${refundAmount(facts)} to the guest, who paid ${byHand}.`
}
