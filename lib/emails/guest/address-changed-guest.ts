import { displayEmail } from '@/lib/contract/display-email'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { documentsText } from '@/lib/emails/parts/booking-text'
import { reattachesCalendarFile } from '@/lib/emails/parts/cancellation-text'
import { choiceParts } from '@/lib/emails/parts/choice-text'

/**
 * Sent to the old address and to the new one; only the new address gets the link to the booking, its receipts and
 * calendar file, and the guest's options.
 *
 * Rule: new-address (docs/rules.md)
 */
export const addressChangedGuest = defineGuestEmail((facts, sender) => {
  const { reference, customerEmail } = facts
  const changed = `As you asked, our e-mails about booking ${reference} go to ${displayEmail(customerEmail)} from now on.`
  const doubt = `If this was not you, please call us on ${sender.phone}: we will put it right at once.`
  return {
    subject: 'New e-mail address',
    preheader: changed,
    headline: 'Your e-mail address is changed',
    parts: [
      `${changed} Links to the booking that were sent before have ended. Nothing else about it has changed.`,
      doubt,
      ...choiceParts(facts, sender),
      documentsText(facts),
      reattachesCalendarFile(facts) &&
        'The calendar file attached to this e-mail puts the tour into your calendar.',
      { kind: 'booking', title: 'Your booking', money: 'Price' },
    ],
    reason: `You are receiving this e-mail because it is about the address of booking ${reference}.`,
  }
})
