import { durationText, refuseLimit } from '@/lib/http/refuse-limit'
import { refuse } from '@/lib/http/respond'
import { CRYPTO_CLOSES_HOURS_BEFORE } from '@/lib/booking/crypto-due'
import { eurosFromCents } from '@/lib/booking/money'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/plural'
import { type BookingRefusal } from '@/lib/use-cases/checkout/admit-booking'

/** Text and status for each reason to refuse a booking request. */
export function refuseBooking(refusal: BookingRefusal): Response {
  switch (refusal.reason) {
    case 'date_not_found':
      return refuse(404, { error: 'Selected date not found', code: 'date_not_found' })
    case 'date_closed':
      return refuse(409, {
        error: 'Booking for this date is closed. Please choose another date.',
        code: 'date_closed',
      })
    case 'not_enough_slots': {
      const error = `Only ${refusal.seatsFree} slots available for this date`
      return refuse(409, { error, code: 'not_enough_slots', availableSpots: refusal.seatsFree })
    }
    case 'not_enough_crypto_slots': {
      const { seatsFree } = refusal
      const error = `${placesFor(seatsFree)} can be held for cryptocurrency on this date just now. Please try payment by card instead.`
      return refuse(409, { error, code: 'not_enough_crypto_slots', availableSpots: seatsFree })
    }
    case 'crypto_closed': {
      const error = `Within ${CRYPTO_CLOSES_HOURS_BEFORE} hours of the start a date can be booked by card alone.`
      return refuse(409, { error, code: 'crypto_closed' })
    }
    case 'price_changed': {
      const error = `The price has changed: the total is now ${formatEuros(refusal.totalCents)}. Please check and try again.`
      return refuse(409, { error, code: 'price_changed', amount: eurosFromCents(refusal.totalCents) })
    }
    case 'key_reused':
      return refuse(400, { error: 'This Idempotency-Key belongs to another booking.', code: 'invalid' })
    case 'too_many_unpaid': {
      const { retryAfterSeconds } = refusal
      const error = `Many places on this tour are held from your network and not paid yet. Please pay for one of those bookings, or try again in ${durationText(retryAfterSeconds)}. For a large group, write to us.`
      return refuse(429, { error, code: 'too_many_requests' }, retryAfterSeconds)
    }
    case 'limit_used_up':
    case 'proof_required':
      return refuseLimit(refusal)
  }
}

function placesFor(count: number): string {
  if (count === 0) return 'No more places'
  return `Only ${plural(count, 'more place')}`
}
