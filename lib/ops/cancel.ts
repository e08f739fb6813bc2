import { formatEuros } from '@/lib/booking/money'
import { cancelBooking } from '@/lib/desk/cancel-booking'

const REASONS = {
  not_found: 'There is no booking with this reference.',
  not_confirmed: 'This booking is not confirmed, so there is nothing to cancel.',
  already_started: 'This tour has started already.',
} as const

/** Cancel a confirmed booking by its own policy, letters included. */
export async function cancel([reference = '']: readonly string[], now: Date): Promise<void> {
  const answer = await cancelBooking(reference.toUpperCase(), now)
  if (answer.kind === 'refused') throw new Error(REASONS[answer.reason])
  const { booking, refundCents, byCard } = answer
  const money =
    refundCents === 0
      ? 'nothing is refunded'
      : `${formatEuros(refundCents)} ${byCard ? 'go back to the card' : 'are yours to return'}`
  console.log(`${booking.reference} is cancelled: ${money}.`)
}
