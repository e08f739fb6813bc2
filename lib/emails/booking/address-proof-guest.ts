import { PROOF_HOURS } from '@/lib/booking/address-proof'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { signature } from '@/lib/emails/salutation'
import { plural } from '@/lib/language/plural'

/**
 * To a new address of a guest, which may be a stranger's: it tells nothing of the guest, and has none of the guest's own
 * words. Rule: new-address (docs/rules.md)
 */
export function addressProofGuest({ reference, addressUrl }: BookingFacts, sender: Sender): Draft {
  const what = `Somebody, probably you, would like our e-mails about booking ${reference} to come to this address.`
  return {
    subject: `Please confirm your e-mail address (${reference})`,
    preheader: what,
    headline: 'Is this your address?',
    subline: `Booking ${reference}`,
    parts: [
      { kind: 'paragraph', text: 'Good day,' },
      {
        kind: 'paragraph',
        text: `${what} To have them here, open the page below and press “Use this address”. The link works for ${plural(PROOF_HOURS, 'hour')}; until then nothing changes.`,
      },
      ...(addressUrl === null
        ? []
        : [{ kind: 'button', label: 'Confirm this address', url: addressUrl } as const]),
      {
        kind: 'paragraph',
        text: 'If it was not you, there is nothing to do: without that step no further e-mail comes to you.',
      },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: 'You are receiving this e-mail because somebody gave this address for a booking with us.',
  }
}
