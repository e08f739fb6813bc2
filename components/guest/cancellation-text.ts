import { type PlannedRefund } from '@/lib/booking/money/refund'
import { type GuestPage } from '@/lib/contract/guest-page'
import { formatInstant } from '@/lib/language/dates'
import { refundWayNote } from '@/lib/words/money/refund-way-note'
import { DROPPED_CHANGE_NOTE } from '@/lib/words/changes/change-cost-line'

type Cancelled = {
  readonly returns: readonly PlannedRefund[]
  readonly refund: {
    /** The refund, in cents; null if nothing was paid. */
    readonly cents: number | null
    readonly withheld?: 'disputed' | 'taken' | 'returned' | null
  }
  /** Whether cancelling gives the guest the choice again, as it does for a free return trip. */
  readonly reopensFirstChoice: boolean
  /** Whether cancelling also drops a change that is waiting for its payment. */
  readonly endsOpenChange: boolean
}

/** Notes for a guest who is about to cancel. */
export function cancellationNotes(cancelled: Cancelled): readonly string[] {
  return [
    moneyNote(cancelled),
    ...(cancelled.reopensFirstChoice
      ? ['You can choose again between the refund and another return trip.']
      : []),
    ...(cancelled.endsOpenChange ? [DROPPED_CHANGE_NOTE] : []),
    'Your seats are free for others at once. This cannot be undone.',
  ]
}

function moneyNote({ returns, refund: { cents, withheld } }: Cancelled): string {
  if (withheld === 'disputed')
    return 'Your bank has the payment in dispute: until it decides we cannot return anything. Should it leave the payment with us, we return it then.'
  if (withheld === 'taken') return 'Your bank has taken the payment back, so there is nothing left to return.'
  if (withheld === 'returned') return 'What you paid has been returned before.'
  if (cents === null) return 'Nothing was paid, so nothing goes back.'
  if (cents === 0) return 'The time for a free cancellation is over: the price is not returned.'
  return refundWayNote(returns)
}

type Terms = {
  /** The end of free cancellation. */
  readonly cutOffAt: Date
  /**
   * Whether the booking is a free return trip: cancelling one restores the right to it and refunds no money.
   * Rule: return-trip (docs/rules.md)
   */
  readonly isReturnTrip: boolean
  readonly money?: Pick<GuestPage['money'], 'isDisputed' | 'isLessened'>
}

/** Describe until when a cancellation is free. Rule: free-cancellation (docs/rules.md) */
export function cancellationSentence({ cutOffAt, isReturnTrip, money }: Terms, now: Date): string {
  const end = formatInstant(cutOffAt)
  if (now >= cutOffAt)
    return isReturnTrip
      ? `Since ${end} the return trip is used up when you cancel.`
      : `Since ${end} the price is not returned when you cancel.`
  if (money?.isDisputed)
    return `Until ${end} you can cancel free of charge; while your bank has the payment in dispute, nothing goes back.`
  if (money?.isLessened)
    return `Until ${end} you can cancel, and what we still have of your payment goes back to you. From then on it is not returned.`
  return isReturnTrip
    ? `Until ${end} you can cancel, and we owe you the return trip again. From then on it is used up.`
    : `Until ${end} you can cancel, and the whole price goes back to you. From then on it is not returned.`
}
