import { company } from '@/content/company'

/** Why a booking cannot be cancelled, as its guest reads it. */
export const CANCELLATION_REFUSALS = {
  not_found: 'This booking has ended.',
  not_confirmed: 'This booking has ended, so there is nothing to cancel.',
  already_started: `The tour has begun. If something is wrong, call us: ${company.phone}.`,
  asked_before_booking: 'This booking has ended.',
  not_started: 'This booking has ended.',
  not_guaranteed: 'This booking has ended.',
} as const

type Cancelled = {
  /** Null: nothing was paid. */
  readonly refundCents: number | null
  readonly withheld: 'disputed' | 'returned' | null
  readonly byCard: boolean
}

/** What a guest should know before cancelling. */
export function cancellationNotes({ refundCents, withheld, byCard }: Cancelled): readonly string[] {
  return [
    moneyNote({ refundCents, withheld, byCard }),
    'Your seats are free for others at once. This cannot be undone.',
  ]
}

function moneyNote({ refundCents, withheld, byCard }: Cancelled): string {
  if (withheld === 'disputed')
    return 'Your bank has the payment in dispute: until it decides we cannot return anything.'
  if (withheld === 'returned') return 'What you paid has been returned before.'
  if (refundCents === null) return 'Nothing was paid, so nothing goes back.'
  if (refundCents === 0) return 'The time for a free cancellation is over: the price is not returned.'
  return byCard
    ? 'It goes back to the card that you paid with.'
    : 'We return it by hand, and write to you for the address to send it to.'
}
