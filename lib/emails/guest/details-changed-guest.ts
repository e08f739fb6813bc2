import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { placeText } from '@/lib/emails/parts/booking-text'

/** Sent whenever the pick-up place or the wishes of a confirmed booking change. Rule: told-once (docs/rules.md) */
export const detailsChangedGuest = defineGuestEmail((facts) => {
  const { pickupPlace, isPickedUp } = facts
  const noted =
    pickupPlace === null
      ? facts.specialRequests === null
        ? 'We have noted your change.'
        : 'We have your wishes: the office passes them on to your guide.'
      : `We have noted where you stay${isPickedUp ? ', and collect you there' : ''}: ${pickupPlace}.`
  return {
    subject: 'Noted for your tour',
    preheader: noted,
    headline: 'Noted for your tour',
    parts: [
      `${noted} Is something not right? Correct it on the page of your booking.`,
      { kind: 'booking', title: 'Your booking', money: 'Price', withRequests: true },
      'Our e-mails never mention a note about your health: if you saved one, it is on the page of your booking, where you can read and delete it.',
      `The calendar file attached to this e-mail has the place: ${placeText(facts)}.`,
    ],
  }
})
