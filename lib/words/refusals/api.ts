import { CRYPTO_CUTOFF_HOURS } from '@/lib/booking/money/crypto-due'
import { type Day } from '@/lib/calendar/day'
import { formatDay } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

/** Why the server refused an API call made by our pages. */
type CallRefusal =
  | { readonly reason: 'date_not_found' | 'date_closed' | 'crypto_closed' | 'key_reused' | 'proof_required' }
  | { readonly reason: 'not_enough_slots' | 'not_enough_crypto_slots'; readonly seatsFree: number }
  | { readonly reason: 'price_changed'; readonly totalCents: number }
  | { readonly reason: 'too_many_unpaid' | 'limit_used_up'; readonly retryAfterSeconds: number }
  | { readonly reason: 'has_room'; readonly day: Day; readonly isKept: boolean }
  | { readonly reason: 'party_too_large'; readonly seats: number }

/** Explain to a guest why the call was refused. */
export function apiRefusalText(refusal: CallRefusal, language: Language): string {
  const say = words('refusals', language)
  switch (refusal.reason) {
    case 'date_not_found':
      return say('dateNotFound')
    case 'date_closed':
      return say('dateClosed')
    case 'crypto_closed':
      return say('cryptoClosed', { hours: CRYPTO_CUTOFF_HOURS })
    case 'key_reused':
      return say('bookingKeyReused')
    case 'proof_required':
      return say('proofRequired')
    case 'not_enough_slots':
      return say('notEnoughSlots', { seats: refusal.seatsFree })
    case 'not_enough_crypto_slots':
      return say('notEnoughCryptoSlots', { seats: refusal.seatsFree })
    case 'price_changed':
      return say('priceChanged', { total: formatEuros(refusal.totalCents, language) })
    case 'too_many_unpaid':
      return say('tooManyUnpaid', toWait(refusal.retryAfterSeconds))
    case 'limit_used_up':
      return say('limitUsedUp', toWait(refusal.retryAfterSeconds))
    case 'has_room':
      return say(refusal.isKept ? 'placesKept' : 'hasRoom', { day: formatDay(refusal.day, language) })
    case 'party_too_large':
      return say('partyTooLarge', { seats: refusal.seats })
  }
}

/** A waiting time as messages take it: in minutes or, if it is long, in hours. */
function toWait(seconds: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.ceil(seconds / 60)
  return { hours: minutes > 90 ? Math.ceil(minutes / 60) : 0, minutes }
}
