import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { paymentMethodPhrase, dueTime, partyText } from '@/lib/emails/parts/booking-text'
import { refundMethodText, withheldText } from '@/lib/emails/parts/refund-text'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

/* Texts about a change of a booking, in the language of its facts. */

/** Describe the changed booking in one sentence. */
export function bookingChangeText(facts: BookingFacts): string {
  const { reference, tourName, changedFrom, changedFromTour, totalCents, language } = facts
  const say = words('emailChange', language)
  const day = formatDay(facts.day, language)
  const formerDay = changedFrom && formatDay(changedFrom.day, language)
  if (formerDay !== null && changedFromTour !== null)
    return say('otherTour', { reference, tourName, day, formerTour: changedFromTour, formerDay })
  if (formerDay !== null && formerDay !== day) return say('otherDay', { reference, day, formerDay })
  const formerParty = changedFrom && partyText({ ...facts, ...changedFrom })
  const party = partyText(facts)
  if (formerParty !== null && formerParty !== party)
    return say('otherParty', { reference, party, formerParty })
  return say('otherPrice', { reference, price: formatEuros(totalCents, language) })
}

/** Tell the guest what a change cost, or how much is refunded. */
export function changeCostText(facts: BookingFacts): string {
  const { changePaidCents, refundCents, isPaid, totalCents, restCents, paymentMethod, language } = facts
  const say = words('emailChange', language)
  if (!isPaid) {
    const amount = formatEuros(restCents || totalCents, language)
    const waits = say('stillToPay', { amount, due: dueTime(facts) })
    return paymentMethod === 'crypto' ? `${waits} ${say('detailsVoid')}` : waits
  }
  if (changePaidCents > 0)
    return say('changePaid', {
      amount: formatEuros(changePaidCents, language),
      method: paymentMethodPhrase({ ...facts, paidBy: facts.paidBy.slice(-1) }),
    })
  return withheldText(facts) ?? (refundCents ? refundMethodText(facts) : say('costsNothing'))
}

/** Tell the guest that a change which had not been paid no longer stands; null if there was none. */
export function droppedChangeText({ droppedChange, language }: BookingFacts): string | null {
  if (!droppedChange) return null
  const { day, ...party } = droppedChange
  const change = { day: formatDay(day, language), party: partyText({ ...party, language }) }
  return words('emailChange', language)('changeGone', change)
}
