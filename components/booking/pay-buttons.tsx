import { type RefObject } from 'react'

import { BookingTerms } from '@/components/booking/booking-terms'
import { ActionButton } from '@/components/ui/action-button'
import { Spinner } from '@/components/ui/spinner'
import { cancellationPolicy } from '@/content/policies'

type PayButtonsProps = {
  readonly cardRef: RefObject<HTMLButtonElement | null>
  readonly isProcessing: boolean
  readonly isDisabled: boolean
  readonly onCrypto: () => void
}

/** The card button submits the form; cryptocurrency asks for more first. */
export function PayButtons({ cardRef, isProcessing, isDisabled, onCrypto }: PayButtonsProps) {
  return (
    <div className="mt-6 grid gap-3">
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
      <ActionButton isDisabled={isDisabled} look="quiet" onPress={onCrypto}>
        Pay with crypto
      </ActionButton>
      <p className="mt-1 text-sm text-pretty text-slate">
        Cards are paid on Stripe’s secure page. Free cancellation more than{' '}
        {cancellationPolicy.fullRefundHoursBefore} hours before the start.
      </p>
      <BookingTerms />
    </div>
  )
}
