import { eurosFromCents } from '@/lib/booking/money/money'
import { refuseLimit } from '@/lib/http/refuse-limit'
import { refuse } from '@/lib/http/respond'
import { type BookingRefusal } from '@/lib/use-cases/checkout/admit-booking'
import { callRefusalText } from '@/lib/words/refusals/call'

export function refuseBooking(refusal: BookingRefusal): Response {
  const { reason } = refusal
  switch (reason) {
    case 'date_not_found':
      return refuse(404, { error: callRefusalText(refusal), code: reason })
    case 'date_closed':
    case 'crypto_closed':
      return refuse(409, { error: callRefusalText(refusal), code: reason })
    case 'not_enough_slots':
    case 'not_enough_crypto_slots':
      return refuse(409, {
        error: callRefusalText(refusal),
        code: reason,
        availableSpots: refusal.seatsFree,
      })
    case 'price_changed': {
      const amount = eurosFromCents(refusal.totalCents)
      return refuse(409, { error: callRefusalText(refusal), code: reason, amount })
    }
    case 'key_reused':
      return refuse(400, { error: callRefusalText(refusal), code: 'invalid' })
    case 'too_many_unpaid': {
      const body = { error: callRefusalText(refusal), code: 'too_many_requests' } as const
      return refuse(429, body, refusal.retryAfterSeconds)
    }
    case 'limit_used_up':
    case 'proof_required':
      return refuseLimit(refusal)
  }
}
