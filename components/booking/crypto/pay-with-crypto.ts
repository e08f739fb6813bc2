import { type Posting } from '@/components/api/post-form'
import { RefusedError } from '@/components/api/refused-error'
import { bookWithCrypto } from '@/components/booking/api/book-with-crypto'
import { isOutdated } from '@/components/booking/api/is-outdated'
import { attemptKey } from '@/components/booking/attempt-key'
import { cryptoBooking, cryptoRequest, type Wish } from '@/components/booking/booking-requests'
import { forget, remember } from '@/components/booking/session'
import { type CryptoType } from '@/lib/booking/booking'

export type CryptoFailure = {
  readonly kind: 'failed'
  /** What the server said; null when it said nothing. */
  readonly reason: string | null
  readonly isOutdated: boolean
}

/** Book the seats and remember the booking in this tab for the confirmation page. */
export async function payWithCrypto(
  wish: Wish,
  cryptoType: CryptoType,
  posting: Omit<Posting, 'key'>,
): Promise<{ readonly kind: 'booked' } | CryptoFailure> {
  const request = cryptoRequest(wish, cryptoType)
  try {
    const key = attemptKey('cryptoAttempt', request)
    const { reference } = await bookWithCrypto(request, { ...posting, key })
    remember('cryptoBooking', cryptoBooking(request))
    if (reference) remember('cryptoReference', { reference })
    forget('cryptoAttempt', 'bookingForm')
    return { kind: 'booked' }
  } catch (failure) {
    const reason = failure instanceof RefusedError ? failure.message : null
    return { kind: 'failed', reason, isOutdated: isOutdated(failure) }
  }
}
