import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { refundAmountText, refundMethodText } from '@/lib/emails/parts/refund-text'
import { formatDay } from '@/lib/language/dates'

export const guaranteeRefundedGuest = defineGuestEmail('emailChoice', (facts, { say, common }) => {
  const { reference, language } = facts
  return {
    subject: say('guaranteeSubject'),
    preheader: refundMethodText(facts),
    headline: say('guaranteeHeadline', { amount: refundAmountText(facts) }),
    parts: [
      say('guarantee', { day: formatDay(facts.day, language), reference }),
      refundMethodText(facts),
      { kind: 'booking', title: say('yourTour'), money: common('paid') },
      say('anotherNight'),
      { kind: 'button', label: common('seeTheTour'), url: facts.tourUrl },
    ],
  }
})
