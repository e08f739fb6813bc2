import { centsToEuros } from '@/lib/booking/money/money'
import { limitRefusalResponse } from '@/lib/http/limit-refusal-response'
import { refuse } from '@/lib/http/respond'
import { type Language } from '@/lib/language/language'
import { type BookingRefusal } from '@/lib/use-cases/checkout/admit-booking'
import { apiRefusalText } from '@/lib/words/refusals/api'

export function bookingRefusalResponse(refusal: BookingRefusal, language: Language): Response {
  const { reason } = refusal
  const error = apiRefusalText(refusal, language)
  switch (reason) {
    case 'date_not_found':
      return refuse(404, { error, code: reason }, { language })
    case 'date_closed':
    case 'crypto_closed':
      return refuse(409, { error, code: reason }, { language })
    case 'not_enough_slots':
    case 'not_enough_crypto_slots':
      return refuse(409, { error, code: reason, availableSpots: refusal.seatsFree }, { language })
    case 'price_changed': {
      const amount = centsToEuros(refusal.totalCents)
      return refuse(409, { error, code: reason, amount }, { language })
    }
    case 'key_reused':
      return refuse(400, { error, code: 'invalid' }, { language })
    case 'too_many_unpaid': {
      const { retryAfterSeconds } = refusal
      return refuse(429, { error, code: 'too_many_requests' }, { language, retryAfterSeconds })
    }
    case 'limit_used_up':
    case 'proof_required':
      return limitRefusalResponse(refusal, language)
  }
}
