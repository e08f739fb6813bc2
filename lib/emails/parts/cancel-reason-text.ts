import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { hasStarted } from '@/lib/emails/parts/cancellation-text'

/** Say in one sentence why we cancelled a departure. Empty if no reason was recorded. */
export function cancelReasonText(facts: BookingFacts): string {
  const isLate = hasStarted(facts)
  switch (facts.cancelReason) {
    case 'weather':
      return `The weather ${isLate ? 'did' : 'does'} not allow us to run it safely.`
    case 'guide':
      return `Our guide ${isLate ? 'was' : 'is'} not able to lead it, and we have nobody else to send.`
    case 'few':
      return `Too few guests ${isLate ? 'had' : 'have'} booked it.`
    case 'merged':
      return 'We have joined it with another date.'
    case null:
      return ''
  }
}
