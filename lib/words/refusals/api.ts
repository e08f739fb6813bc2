import { CRYPTO_CUTOFF_HOURS } from '@/lib/booking/money/crypto-due'
import { type Day } from '@/lib/calendar/day'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'

/** Why the server refused an API call made by our pages. */
type CallRefusal =
  | { readonly reason: 'date_not_found' | 'date_closed' | 'crypto_closed' | 'key_reused' | 'proof_required' }
  | { readonly reason: 'not_enough_slots' | 'not_enough_crypto_slots'; readonly seatsFree: number }
  | { readonly reason: 'price_changed'; readonly totalCents: number }
  | { readonly reason: 'too_many_unpaid' | 'limit_used_up'; readonly retryAfterSeconds: number }
  | { readonly reason: 'has_room'; readonly day: Day; readonly isKept: boolean }
  | { readonly reason: 'party_too_large'; readonly seats: number }

/** Explain to a guest why the call was refused. */
export function apiRefusalText(refusal: CallRefusal): string {
  switch (refusal.reason) {
    case 'date_not_found':
      return 'Selected date not found'
    case 'date_closed':
      return 'Booking for this date is closed. Please choose another date.'
    case 'crypto_closed':
      return `Within ${CRYPTO_CUTOFF_HOURS} hours of the start a date can be booked by card alone.`
    case 'key_reused':
      return 'This Idempotency-Key belongs to another booking.'
    case 'proof_required':
      return 'We could not tell whether a person sent this. Please send it once more, or write to us.'
    case 'not_enough_slots':
      return `Only ${refusal.seatsFree} slots available for this date`
    case 'not_enough_crypto_slots':
      return `${placesText(refusal.seatsFree)} can be held for cryptocurrency on this date just now. Please try payment by card instead.`
    case 'price_changed':
      return `The price has changed: the total is now ${formatEuros(refusal.totalCents)}. Please check and try again.`
    case 'too_many_unpaid':
      return `Many places on this tour are held from your network and not paid yet. Please pay for one of those bookings, or try again in ${waitText(refusal.retryAfterSeconds)}. For a large group, write to us.`
    case 'limit_used_up':
      return `There were very many requests from you. Please try again in ${waitText(refusal.retryAfterSeconds)}, or write to us.`
    case 'has_room':
      return refusal.isKept
        ? `Places on ${formatDay(refusal.day)} are kept for guests who are still paying. They may be free again within some minutes: please try again in the calendar.`
        : `There is room for you on ${formatDay(refusal.day)}: please book it in the calendar.`
    case 'party_too_large':
      return `This date has ${plural(refusal.seats, 'seat')} in all. Please write to us about a larger group.`
  }
}

function placesText(count: number): string {
  return count === 0 ? 'No more places' : `Only ${plural(count, 'more place')}`
}

/** Format a waiting time: `12 minutes`, `3 hours` */
function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
