import { ADDRESS_CONFIRMATION_HOURS } from '@/lib/booking/changes/address-proof'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { linkButton } from '@/lib/emails/parts/buttons'

/** May go to a stranger's address, so it says nothing about the guest. Rule: new-address (docs/rules.md) */
export const addressProofGuest = defineGuestEmail('emailBooking', ({ reference, addressUrl }, { say }) => {
  const what = say('proveAddress', { reference })
  return {
    subject: say('proveSubject', { reference }),
    isSubjectWhole: true,
    preheader: what,
    name: '',
    headline: say('proveHeadline'),
    subline: say('bookingNumber', { reference }),
    parts: [
      `${what} ${say('proveSteps', { hours: ADDRESS_CONFIRMATION_HOURS })}`,
      linkButton(say('confirmAddress'), addressUrl),
      say('proveNotYou'),
    ],
    reason: say('proveReason'),
  }
})
