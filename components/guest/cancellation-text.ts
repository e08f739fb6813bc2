import { type PlannedRefund } from '@/lib/booking/money/refund'
import { type GuestPage } from '@/lib/contract/guest-page'
import { formatInstant } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { refundWayNote } from '@/lib/words/money/refund-way-note'
import { words } from '@/lib/words/words'

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
export function cancellationNotes(cancelled: Cancelled, language: Language): readonly string[] {
  const say = words('guestChange', language)
  return [
    moneyNote(cancelled, language),
    ...(cancelled.reopensFirstChoice ? [say('chooseAgain')] : []),
    ...(cancelled.endsOpenChange ? [say('droppedChange')] : []),
    say('seatsFreed'),
  ]
}

function moneyNote({ returns, refund: { cents, withheld } }: Cancelled, language: Language): string {
  const say = words('guestChange', language)
  if (withheld === 'disputed') return say('disputed')
  if (withheld === 'taken') return say('takenByBank')
  if (withheld === 'returned') return say('returnedBefore')
  if (cents === null) return say('nothingPaid')
  if (cents === 0) return say('notReturned')
  return refundWayNote(returns, language)
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
export function cancellationSentence(
  { cutOffAt, isReturnTrip, money }: Terms,
  now: Date,
  language: Language,
): string {
  const say = words('guestStatus', language)
  const end = formatInstant(cutOffAt, language)
  if (now >= cutOffAt) return say(isReturnTrip ? 'cancelTripOver' : 'cancelOver', { end })
  if (money?.isDisputed) return say('cancelDisputed', { end })
  if (money?.isLessened) return say('cancelLessened', { end })
  return say(isReturnTrip ? 'cancelTripUntil' : 'cancelUntil', { end })
}
