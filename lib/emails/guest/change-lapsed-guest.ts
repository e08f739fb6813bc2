import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { amountReceivedText, partyText } from '@/lib/emails/parts/booking-text'
import { freeCancellationPhrase } from '@/lib/emails/parts/cancellation-text'
import { formatDay } from '@/lib/language/dates'

/** Tells the guest that a change was not paid in time. The facts describe the booking, which stays as it was. */
export const changeLapsedGuest = defineGuestEmail((facts) => {
  const { reference, day } = facts
  return {
    subject: 'Your change has ended unpaid',
    preheader: 'Your booking stays as it was, and nothing is to pay.',
    parts: [
      `The payment for the change of booking ${reference} did not reach us in time, so the change has ended by itself, and there is nothing to pay for it.${voidDetailsText(facts)} The booking stays as it was: ${partyText(facts)} on ${formatDay(day)}.`,
      amountReceivedText(facts),
      `If you would still like the change, ask for it once more on the page of your booking, ${freeCancellationPhrase(facts)}, or reply to this e-mail. If you have paid in the meantime, we make the change where there is still room, or return the payment in full.`,
      { kind: 'booking', title: 'Your booking', money: 'Price' },
      { kind: 'button', label: 'See your tour', url: facts.tourUrl },
    ],
  }
})

function voidDetailsText({ paymentMethod }: BookingFacts): string {
  return paymentMethod === 'crypto' ? ' Payment details for it that you may have do not count any more.' : ''
}
