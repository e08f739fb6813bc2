import { centsToEuros } from '@/lib/booking/money/money'
import { limitRefusalResponse } from '@/lib/http/limit-refusal-response'
import { refuse } from '@/lib/http/respond'
import { type BookingRefusal } from '@/lib/use-cases/checkout/admit-booking'
import { apiRefusalText } from '@/lib/words/refusals/api'

export function bookingRefusalResponse(refusal: BookingRefusal): Response {
  const { reason } = refusal
  switch (reason) {
    case 'date_not_found':
      return refuse(404, { error: apiRefusalText(refusal), code: reason })
    case 'date_closed':
    case 'crypto_closed':
      return refuse(409, { error: apiRefusalText(refusal), code: reason })
    case 'not_enough_slots':
    case 'not_enough_crypto_slots':
      return refuse(409, {
        error: apiRefusalText(refusal),
        code: reason,
        availableSpots: refusal.seatsFree,
      })
    case 'price_changed': {
      const amount = centsToEuros(refusal.totalCents)
      return refuse(409, { error: apiRefusalText(refusal), code: reason, amount })
    }
    case 'key_reused':
      return refuse(400, { error: apiRefusalText(refusal), code: 'invalid' })
    case 'too_many_unpaid': {
      const body = { error: apiRefusalText(refusal), code: 'too_many_requests' } as const
      return refuse(429, body, refusal.retryAfterSeconds)
    }
    case 'limit_used_up':
    case 'proof_required':
      return limitRefusalResponse(refusal)
  }
}
