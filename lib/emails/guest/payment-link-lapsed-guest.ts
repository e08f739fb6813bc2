import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { amountReceivedText, dueTime } from '@/lib/emails/parts/booking-text'

export const paymentLinkLapsedGuest = defineGuestEmail('emailPayment', (facts, { say, common }) => {
  const { reference, arrivedCents, tourUrl } = facts
  return {
    subject: common('endedUnpaid'),
    preheader: common('seatsReturned'),
    parts: [
      say(arrivedCents > 0 ? 'restLapsed' : 'lapsed', { reference, due: dueTime(facts) }),
      amountReceivedText(facts),
      say('linkLapsedNext'),
      { kind: 'button', label: common('chooseDate'), url: tourCalendarUrl(tourUrl, facts) },
      { kind: 'booking', title: common('whatWasBooked'), money: common('wasToPay') },
    ],
  }
})
