import { type RefObject } from 'react'

import { BOOKING_TOTAL_ID } from '@/components/booking/price-summary'
import { BookingTerms } from '@/components/booking/booking-terms'
import { ActionButton } from '@/components/ui/action-button'
import { BusyLabel } from '@/components/ui/spinner'
import { NO_WITHDRAWAL_TEXT } from '@/content/no-withdrawal'
import { CRYPTO_CUTOFF_HOURS } from '@/lib/booking/money/crypto-due'
import { cancellationPolicy } from '@/content/policies'
import { formatEuros } from '@/lib/language/money'

type PayButtonsProps = {
  readonly cardRef: RefObject<HTMLButtonElement | null>
  readonly isProcessing: boolean
  /** Whether the guest cannot pay yet. The buttons can still be pressed, and then show why. */
  readonly isUnready: boolean
  /** Null while unknown. */
  readonly totalCents: number | null
  /** Whether the selected date can still be paid for in cryptocurrency. */
  readonly isCryptoOpen: boolean
  readonly onCrypto: () => void
}

/** The card button submits the form; the cryptocurrency button opens a dialog. Rule: no-withdrawal (docs/rules.md) */
export function PayButtons({
  cardRef,
  isProcessing,
  isUnready,
  totalCents,
  isCryptoOpen,
  onCrypto,
}: PayButtonsProps) {
  const sum = totalCents === null ? '' : formatEuros(totalCents)
  const hours = cancellationPolicy.fullRefundHoursBefore
  return (
    <div className="mt-6 grid grid-cols-1 gap-3" id="booking-pay">
      <p className="text-sm text-pretty text-slate">
        <strong className="font-semibold text-ink">Book and pay.</strong> With either button you order with an
        obligation to pay the total above.
      </p>
      <ActionButton
        describedBy={BOOKING_TOTAL_ID}
        isUnready={isUnready}
        look="primary"
        ref={cardRef}
        type="submit"
      >
        {isProcessing ? <BusyLabel>Processing...</BusyLabel> : <Words sum={sum}>Pay with card</Words>}
      </ActionButton>
      <div className="grid">
        <ActionButton
          describedBy={BOOKING_TOTAL_ID}
          isDisabled={!isCryptoOpen}
          isUnready={isUnready}
          look="quiet"
          onPress={onCrypto}
        >
          <Words sum={sum}>Pay with crypto</Words>
        </ActionButton>
        <p className="text-sm text-pretty text-slate not-empty:mt-3" role="status">
          {!isCryptoOpen &&
            `Within ${CRYPTO_CUTOFF_HOURS} hours of the start this date can be booked by card alone.`}
        </p>
      </div>
      <p className="mt-1 text-sm text-pretty text-slate">
        {`Cards are paid on Stripe’s secure page. Free cancellation more than ${hours} hours before the start; a booking made later than that is not refundable. ${NO_WITHDRAWAL_TEXT}`}
      </p>
      <BookingTerms />
    </div>
  )
}

/** The amount is the button's description rather than part of its name, so the name never changes. */
function Words({ children, sum }: { readonly children: string; readonly sum: string }) {
  return (
    <>
      <span>{children}</span>
      <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
        {sum}
      </span>
    </>
  )
}
