import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { paymentMethodPhrase, dueText, partyText } from '@/lib/emails/parts/booking-text'
import { refundMethodText, withheldText } from '@/lib/emails/parts/refund-text'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

/** Describe the changed booking in one sentence. */
export function bookingChangeText(facts: BookingFacts): string {
  const { reference, tourName, day, changedFrom, changedFromTour, totalCents } = facts
  if (changedFrom && changedFromTour !== null)
    return `Booking ${reference} is for the ${tourName} on ${formatDay(day)} now, instead of the ${changedFromTour} on ${formatDay(changedFrom.day)}.`
  if (changedFrom && changedFrom.day !== day)
    return `Booking ${reference} is for ${formatDay(day)} now, instead of ${formatDay(changedFrom.day)}.`
  const before = changedFrom ? partyText({ ...facts, ...changedFrom }) : null
  const after = partyText(facts)
  if (before !== null && before !== after)
    return `Booking ${reference} is for ${after} now, instead of ${before}.`
  return `The price of booking ${reference} is ${formatEuros(totalCents)} now.`
}

/** Tell the guest what a change cost, or how much is refunded. */
export function changeCostText(facts: BookingFacts): string {
  const { changePaidCents, refundCents, isPaid, totalCents, restCents, paymentMethod } = facts
  if (!isPaid) {
    const waits = `It still waits for its payment of ${formatEuros(restCents || totalCents)}, ${dueText(facts)}.`
    return paymentMethod === 'crypto' ? `${waits} ${VOID_DETAILS}` : waits
  }
  if (changePaidCents > 0)
    return `Your payment of ${formatEuros(changePaidCents)} ${paymentMethodPhrase({ ...facts, paidBy: facts.paidBy.slice(-1) })} for the change has arrived.`
  return (
    withheldText(facts) ??
    (refundCents ? refundMethodText(facts) : 'There is nothing to pay for it, and nothing goes back.')
  )
}

/** Added when a change makes the payment details sent earlier invalid. Rule: unpaid-changes (docs/rules.md) */
const VOID_DETAILS =
  'Payment details that you may have from us already are void: please wait for the new ones that we send you.'
