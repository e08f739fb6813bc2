import { company } from '@/content/company'
import { type GuestRefusalReason } from '@/lib/contract/guest-refusal'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** Why a change, a choice or a cancellation is refused, worded for the guest. */
export function guestRefusalText(reason: GuestRefusalReason, language: Language = 'en'): string {
  const say = words('guestRefusals', language)
  switch (reason) {
    case 'as_of_out_of_range':
    case 'operator_only':
    case 'no_amount':
      return say('askUs', { email: company.email })
    case 'too_many_unpaid':
      return say('too_many_unpaid', { email: company.email })
    case 'date_private':
      return say('date_closed')
    default:
      return say(reason)
  }
}

/** Why a booking cannot be cancelled, worded for the guest. */
export function cancellationRefusalText(reason: GuestRefusalReason, language: Language = 'en'): string {
  const say = words('guestRefusals', language)
  if (reason === 'not_live') return say('cancelNotLive')
  return reason === 'already_started' ? say('cancelStarted') : guestRefusalText(reason, language)
}
