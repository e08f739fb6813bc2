import { refuse } from '@/app/api/respond'
import { eurosFromCents, formatEuros } from '@/lib/booking/money'
import { type WishRefusal } from '@/lib/desk/hold-seats'

/** The words and the status of every way in which a wish for seats is refused. */
export function refuseWish(refusal: WishRefusal): Response {
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
      const error = `${placesFor(seatsFree)} can be held for cryptocurrency on this date just now. By card every free place can be booked.`
      return refuse(409, { error, code: 'not_enough_crypto_slots', availableSpots: seatsFree })
    }
    case 'crypto_hold_exists': {
      const error =
        'This email address has an unpaid cryptocurrency booking for this date already. Please pay it as our e-mail says, or book further seats by card.'
      return refuse(409, { error, code: 'crypto_hold_exists' })
    }
    case 'price_changed': {
      const error = `The price has changed: the total is now ${formatEuros(refusal.totalCents)}. Please check and try again.`
      return refuse(409, { error, code: 'price_changed', amount: eurosFromCents(refusal.totalCents) })
    }
    case 'key_reused':
      return refuse(400, { error: 'This Idempotency-Key belongs to another booking.', code: 'invalid' })
    case 'too_many_requests': {
      const error =
        'There are too many unpaid bookings for this email address. Please pay or wait before you book more.'
      return refuse(429, { error, code: 'too_many_requests' }, refusal.retryAfterSeconds)
    }
  }
}

function placesFor(count: number): string {
  if (count === 0) return 'No more places'
  return count === 1 ? 'Only 1 more place' : `Only ${count} more places`
}
