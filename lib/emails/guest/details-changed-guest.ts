import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { placeText } from '@/lib/emails/parts/booking-text'

/** Sent whenever the pick-up place or the wishes of a confirmed booking change. Rule: told-once (docs/rules.md) */
export const detailsChangedGuest = defineGuestEmail((facts) => {
  const { pickupPlace, isPickedUp } = facts
  const noted =
    pickupPlace === null
      ? 'We have noted what you would like us to know.'
      : `We have noted where you stay${isPickedUp ? ', and collect you there' : ''}: ${pickupPlace}.`
  return {
    subject: 'Noted for your tour',
    preheader: noted,
    headline: 'Noted for your tour',
    parts: [
      `${noted} Is something not right? Correct it on the page of your booking.`,
      { kind: 'booking', title: 'Your booking', money: 'Price', withRequests: true },
      `The calendar file attached to this e-mail has the place: ${placeText(facts)}.`,
    ],
  }
})
