import { formatEuros } from '@/lib/booking/money'
import { helsinkiInstant, isDay } from '@/lib/calendar/day'
import { cancelBooking, type Cancellation } from '@/lib/desk/cancel-booking'

const REASONS = {
  not_found: 'There is no booking with this reference.',
  not_confirmed: 'This booking is not confirmed and waits for no payment, so there is nothing to cancel.',
  already_started: 'This tour has started already.',
} as const

/**
 * Cancel a booking by its own policy, as of now or of when the guest asked; or, `by-us`, for a reason of ours and with
 * a full refund. Letters included.
 */
export async function cancel([reference = '', day, time]: readonly string[], now: Date): Promise<void> {
  const askedAt = day === undefined ? now : day === 'by-us' ? 'us' : instantOf(day, time)
  if (askedAt !== 'us' && askedAt > now) throw new Error('A guest cannot have asked in the future.')
  const answer = await cancelBooking(reference.toUpperCase(), askedAt, now)
  if (answer.kind === 'refused') throw new Error(REASONS[answer.reason])
  console.log(`${answer.booking.reference} is cancelled: ${moneyWords(answer)}.`)
}

function moneyWords({
  refundCents,
  withheld,
  byCard,
}: Extract<Cancellation, { readonly kind: 'cancelled' }>): string {
  if (refundCents)
    return `${formatEuros(refundCents)} ${byCard ? 'goes back to the card' : 'is for you to return'}`
  if (withheld === 'disputed')
    return 'nothing is refunded, because the guest’s bank has asked for the payment back'
  if (withheld === 'returned') return 'nothing is refunded, because all of it has gone back before'
  return `nothing ${refundCents === null ? 'was paid' : 'is refunded'}`
}

function instantOf(day: string, time = ''): Date {
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    throw new Error('Write when the guest asked as YYYY-MM-DD HH:MM, in Helsinki time, or by-us.')
  }
  return helsinkiInstant(day, time)
}
