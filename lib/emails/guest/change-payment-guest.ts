import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { dueText, partyText } from '@/lib/emails/parts/booking-text'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

/**
 * Asks the guest to pay for a change on the booking's page. Every e-mail to a guest about a booking has a button that
 * opens that page.
 */
export const changePaymentGuest = defineGuestEmail((facts) => {
  const rest = formatEuros(facts.restCents)
  return {
    subject: 'Your change waits for its payment',
    preheader: `${rest} is to pay ${dueText(facts)}.`,
    headline: 'Your change is prepared',
    parts: [
      `As you asked, we have prepared a change of booking ${facts.reference}: ${partyText(facts)} on ${formatDay(facts.day)}. ${rest} is to pay for it, ${dueText(facts)}, and the places are kept for you until then.`,
      'Your booking’s page leads to the payment: press ‘Pay now’ there, and the change is made a moment later. If you would rather leave everything as it is, press ‘Keep the booking as it is’. Unpaid, the change ends by itself, and your booking stays as it was.',
      { kind: 'booking', title: 'Your booking after the change', money: 'Price' },
      { kind: 'button', label: 'See your tour', url: facts.tourUrl },
    ],
  }
})
