import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'

export const paymentFailedGuest = defineGuestEmail((facts) => {
  const { isOfChange, reference } = facts
  return {
    subject: 'Your payment did not go through',
    preheader: isOfChange
      ? 'Nothing was taken from your account, and your booking stays as it was.'
      : 'Nothing was taken from your account, and the seats are free again.',
    parts: [
      isOfChange
        ? `Your bank did not make the payment for the change of booking ${reference}. Nothing was taken from your account, and the booking stays as it was.`
        : `Your bank did not make the payment for booking ${reference}. Nothing was taken from your account. The seats are free again, so you have no booking for this day.`,
      `${isOfChange ? RETRY_CHANGE : RETRY_BOOKING} A card is confirmed at once; your bank can tell you why it did not pay.`,
      !isOfChange && {
        kind: 'button',
        label: 'Choose a date',
        url: tourCalendarUrl(facts.tourUrl, facts),
      },
      isOfChange
        ? { kind: 'booking', title: 'Your booking', money: 'Price' }
        : { kind: 'booking', title: 'What was booked', money: 'Was to pay' },
    ],
  }
})

const RETRY_CHANGE = 'If you would still like the change, ask for it once more on the page of your booking.'
const RETRY_BOOKING = 'If you would still like to come, the calendar shows the seats that are free.'
