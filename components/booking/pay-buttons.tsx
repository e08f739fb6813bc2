import { type RefObject } from 'react'

import { BookingTerms } from '@/components/booking/booking-terms'
import { ActionButton } from '@/components/ui/action-button'
import { Spinner } from '@/components/ui/spinner'
import { CRYPTO_CLOSES_HOURS_BEFORE } from '@/lib/booking/crypto-due'
import { cancellationPolicy } from '@/content/policies'

type PayButtonsProps = {
  readonly cardRef: RefObject<HTMLButtonElement | null>
  readonly isProcessing: boolean
  readonly isDisabled: boolean
  /** The chosen date can still be paid by cryptocurrency. */
  readonly isCryptoOpen: boolean
  readonly onCrypto: () => void
}

/** Rule: no-withdrawal (docs/rules.md). The card button submits the form; cryptocurrency asks for more first. */
export function PayButtons({ cardRef, isProcessing, isDisabled, isCryptoOpen, onCrypto }: PayButtonsProps) {
  const hours = cancellationPolicy.fullRefundHoursBefore
  return (
    <div className="mt-6 grid gap-3">
      <p className="text-sm text-pretty text-slate">
        <strong className="font-semibold text-ink">Book and pay.</strong> With either button you order with an
        obligation to pay the total above.
      </p>
      <ActionButton isDisabled={isDisabled} look="primary" ref={cardRef} type="submit">
        {isProcessing ? (
          <>
            <Spinner />
            Processing...
          </>
        ) : (
          'Pay with card'
        )}
      </ActionButton>
      <ActionButton isDisabled={isDisabled || !isCryptoOpen} look="quiet" onPress={onCrypto}>
        Pay with crypto
      </ActionButton>
      <p className="text-sm text-pretty text-slate empty:hidden" role="status">
        {!isCryptoOpen &&
          `Within ${CRYPTO_CLOSES_HOURS_BEFORE} hours of the start this date can be booked by card alone.`}
      </p>
      <p className="mt-1 text-sm text-pretty text-slate">
        Cards are paid on Stripe’s secure page. Free cancellation more than {hours} hours before the start; a
        booking made later than that is not refundable. There is no 14-day right of withdrawal, because the
        date is fixed.
      </p>
      <BookingTerms />
    </div>
  )
}
