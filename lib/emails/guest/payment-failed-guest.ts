import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'

export const paymentFailedGuest = defineGuestEmail('emailPayment', (facts, { say, common }) => {
  const { isOfChange, reference, tourUrl } = facts
  return {
    subject: say('failedSubject'),
    preheader: say(isOfChange ? 'failedChangePreheader' : 'failedPreheader'),
    parts: [
      say(isOfChange ? 'failedChange' : 'failed', { reference }),
      say(isOfChange ? 'retryChange' : 'retry'),
      !isOfChange && { kind: 'button', label: common('chooseDate'), url: tourCalendarUrl(tourUrl, facts) },
      isOfChange
        ? { kind: 'booking', title: common('yourBooking'), money: common('price') }
        : { kind: 'booking', title: common('whatWasBooked'), money: common('wasToPay') },
    ],
  }
})
