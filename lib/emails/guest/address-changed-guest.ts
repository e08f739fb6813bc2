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
export const addressChangedGuest = defineGuestEmail('emailBooking', (facts, { say, common, sender }) => {
  const { reference, customerEmail } = facts
  const changed = say('newAddress', { reference, email: displayEmail(customerEmail) })
  return {
    subject: say('newAddressSubject'),
    preheader: changed,
    headline: say('newAddressHeadline'),
    parts: [
      `${changed} ${say('oldLinksEnded')}`,
      say('notYou', { phone: sender.phone }),
      ...choiceParts(facts, sender),
      documentsText(facts),
      reattachesCalendarFile(facts) && common('calendarAdds'),
      { kind: 'booking', title: common('yourBooking'), money: common('price') },
    ],
    reason: say('newAddressReason', { reference }),
  }
})
