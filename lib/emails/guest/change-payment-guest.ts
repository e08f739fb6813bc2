import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { dueTime, partyText } from '@/lib/emails/parts/booking-text'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

/**
 * Asks the guest to pay for a change on the booking's page. Every e-mail to a guest about a booking has a button that
 * opens that page.
 */
export const changePaymentGuest = defineGuestEmail('emailChange', (facts, { say, common }) => {
  const { reference, restCents, language } = facts
  const toPay = { amount: formatEuros(restCents, language), due: dueTime(facts) }
  const day = formatDay(facts.day, language)
  return {
    subject: say('paymentSubject'),
    preheader: say('paymentPreheader', toPay),
    headline: say('paymentHeadline'),
    parts: [
      say('payment', {
        ...toPay,
        reference,
        party: partyText(facts),
        day,
        isByUs: String(facts.isChangedByUs),
      }),
      say('paymentSteps'),
      { kind: 'booking', title: say('bookingAfterChange'), money: common('price') },
      { kind: 'button', label: common('seeYourTour'), url: facts.tourUrl },
    ],
  }
})
