import { type RefObject } from 'react'

import { BOOKING_TOTAL_ID } from '@/components/booking/price-summary'
import { PANEL_STEPS } from '@/components/booking/panel-progress'
import { BookingTerms } from '@/components/booking/booking-terms'
import { cancellationNote } from '@/components/booking/cancellation-note'
import { useEveryMinute } from '@/components/booking/use-clock'
import { ActionButton } from '@/components/ui/action-button'
import { BusyLabel } from '@/components/ui/spinner'
import { useAddress, useLanguage, useWords } from '@/components/words/use-words'
import { CRYPTO_CUTOFF_HOURS } from '@/lib/booking/money/crypto-due'
import { cancellationPolicy } from '@/content/policies'
import { formatEuros } from '@/lib/language/money'

/** Id of the sentence about the selected date, which describes the pay buttons. */
const NOTE_ID = 'booking-cancellation'

type PayButtonsProps = {
  readonly cardRef: RefObject<HTMLButtonElement | null>
  readonly isProcessing: boolean
  /** Whether the guest cannot pay yet. Pressing a button then shows what is missing. */
  readonly isUnready: boolean
  /** The total in cents; null while unknown. */
  readonly totalCents: number | null
  /** Whether the selected date can still be paid for in cryptocurrency. */
  readonly isCryptoOpen: boolean
  /** The start of the selected date; null while none is selected. */
  readonly startsAt: Date | null
  /** Whether the guest has not said how many come, so that the order would be for one adult. */
  readonly isPartyUnsaid: boolean
  readonly onCrypto: () => void
}

/** The card button submits the form; the cryptocurrency button opens a dialog. Rule: no-withdrawal (docs/rules.md) */
export function PayButtons({
  cardRef,
  isProcessing,
  isUnready,
  totalCents,
  isCryptoOpen,
  startsAt,
  isPartyUnsaid,
  onCrypto,
}: PayButtonsProps) {
  const say = useWords('booking')
  const language = useLanguage()
  const address = useAddress()
  const sum = totalCents === null ? '' : formatEuros(totalCents, language)
  const hours = cancellationPolicy.fullRefundHoursBefore
  const note = useEveryMinute((now) => (startsAt ? cancellationNote(say, startsAt, now, language) : ''))
  const describedBy = `${BOOKING_TOTAL_ID} ${NOTE_ID}`
  return (
    <div className="mt-6 grid gap-3" id="booking-pay">
      <p className="text-sm text-pretty text-slate">
        {say.rich('obligation', {
          strong: (text) => <strong className="font-semibold text-ink">{text}</strong>,
        })}
      </p>
      <p className="text-balance" id={NOTE_ID}>
        {startsAt ? (
          <span className="font-medium" key="chosen">
            {note}
          </span>
        ) : (
          <span key="none">
            {say.rich('dateBeforePaying', {
              link: (text) => (
                <a className="underline underline-offset-4" href="#booking-calendar">
                  {text}
                </a>
              ),
            })}
          </span>
        )}
        {startsAt && isPartyUnsaid && (
          <span className="mt-1 block" key="party">
            {say.rich('forOneAdult', {
              link: (text) => (
                <a className="underline underline-offset-4" href={PANEL_STEPS.party.href}>
                  {text}
                </a>
              ),
            })}
          </span>
        )}
      </p>
      <ActionButton
        describedBy={describedBy}
        isUnready={isUnready}
        look="primary"
        ref={cardRef}
        type="submit"
      >
        {isProcessing ? (
          <BusyLabel>{say('processing')}</BusyLabel>
        ) : (
          <Words sum={sum}>{say('payByCard')}</Words>
        )}
      </ActionButton>
      <div className="grid">
        <ActionButton
          describedBy={describedBy}
          isDisabled={!isCryptoOpen}
          isUnready={isUnready}
          look="quiet"
          onPress={onCrypto}
        >
          <Words sum={sum}>{say('payInCrypto')}</Words>
        </ActionButton>
        <p className="text-sm text-pretty text-slate not-empty:mt-3" role="status">
          {!isCryptoOpen && say('cardAlone', { hours: CRYPTO_CUTOFF_HOURS })}
        </p>
      </div>
      <p className="mt-1 text-sm text-pretty text-slate">
        {[
          say('cardsOnStripe'),
          ...(startsAt ? [] : [say('freeCancellation', { hours })]),
          say('noWithdrawal'),
        ].join(' ')}
      </p>
      <BookingTerms address={address} say={say} />
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
