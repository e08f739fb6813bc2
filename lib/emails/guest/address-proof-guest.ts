import { ADDRESS_CONFIRMATION_HOURS } from '@/lib/booking/changes/address-proof'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { linkButton } from '@/lib/emails/parts/buttons'
import { plural } from '@/lib/language/pluralize'

/** May go to a stranger's address, so it says nothing about the guest. Rule: new-address (docs/rules.md) */
export const addressProofGuest = defineGuestEmail(({ reference, addressUrl }) => {
  const what = `Somebody, probably you, would like our e-mails about booking ${reference} to come to this address.`
  return {
    subject: `Please confirm your e-mail address (${reference})`,
    isSubjectWhole: true,
    preheader: what,
    name: '',
    headline: 'Is this your address?',
    subline: `Booking ${reference}`,
    parts: [
      `${what} To have them here, open the page below and press “Use this address”. The link works for ${plural(ADDRESS_CONFIRMATION_HOURS, 'hour')}; until then nothing changes. If other bookings of yours should use it, too, have their references at hand.`,
      linkButton('Confirm this address', addressUrl),
      'If it was not you, there is nothing to do: without that step no further e-mail comes to you.',
    ],
    reason: 'You are receiving this e-mail because somebody gave this address for a booking with us.',
  }
})
