import { type BookingState, type CancellationPolicy } from '@/lib/booking/booking'
import { type Cancelled, decideCancellation } from '@/lib/booking/cancellation'

/** A departure can still be called off this long after its start: the van may have turned back. */
const HOURS_AFTER_START = 24

const MS_PER_HOUR = 3_600_000

type LiveBooking = {
  readonly state: BookingState
  readonly totalCents: number
  readonly cancellationPolicy: CancellationPolicy
}

/** What becomes of one booking. */
export type CalledOffBooking<B> = Cancelled & {
  readonly booking: B
  /** Whether guest and operator get an e-mail: a guest who was only about to pay has never heard from us. */
  readonly isNotified: boolean
}

export type CallOffDecision<B> =
  | { readonly kind: 'called_off'; readonly endings: readonly CalledOffBooking<B>[] }
  | { readonly kind: 'refused'; readonly reason: 'called_off_before' | 'over' }

/**
 * Decide what becomes of a departure's bookings when we call it off: guests who paid get everything back, however late
 * it is, and guests who did not pay owe nothing. Bookings that ended earlier stay as they are.
 *
 * Rule: weather-cancellation (docs/rules.md)
 */
export function decideCallOff<B extends LiveBooking>(
  departure: { readonly startsAt: Date; readonly cancelledAt: Date | null },
  bookings: readonly B[],
  now: Date,
): CallOffDecision<B> {
  if (departure.cancelledAt) return { kind: 'refused', reason: 'called_off_before' }
  const msSinceStart = now.getTime() - departure.startsAt.getTime()
  if (msSinceStart >= HOURS_AFTER_START * MS_PER_HOUR) return { kind: 'refused', reason: 'over' }
  const endings = bookings.flatMap((booking) => {
    const terms = { ...booking, policy: booking.cancellationPolicy, startsAt: departure.startsAt }
    const decision = decideCancellation(terms, now, 'us')
    return decision.kind === 'cancelled'
      ? [{ ...decision, booking, isNotified: booking.state !== 'hold' }]
      : []
  })
  return { kind: 'called_off', endings }
}
