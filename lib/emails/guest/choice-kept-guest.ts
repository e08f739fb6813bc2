import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { cancellationText } from '@/lib/emails/parts/cancellation-text'
import { formatClock, formatDay } from '@/lib/language/dates'

/** Confirms that the guest keeps the new date or time. */
export const choiceKeptGuest = defineGuestEmail('emailChoice', (facts, { say, common }) => {
  const { startsAt, reference, tourUrl, language } = facts
  const day = formatDay(facts.day, language)
  const text = say('kept', { reference, day, time: formatClock(new Date(startsAt), language) })
  return {
    subject: say('keptSubject'),
    preheader: text,
    headline: say('keptHeadline'),
    parts: [
      text,
      { kind: 'booking', title: common('yourBooking'), money: common('price'), withRequests: true },
      { kind: 'section', title: common('ifPlansChange'), text: cancellationText(facts) },
      { kind: 'button', label: common('seeYourTour'), url: tourUrl },
    ],
  }
})
