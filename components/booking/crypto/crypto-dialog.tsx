import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'

import { ActionButton } from '@/components/ui/action-button'
import { BookingTerms } from '@/components/booking/booking-terms'
import { type InvalidField } from '@/lib/browser/booking-fields'
import { isBlank } from '@/lib/contract/is-blank'
import { type CompletedBookingForm } from '@/lib/browser/booking-payloads'
import { LineIcon } from '@/components/ui/line-icon'
import { CryptoFacts } from '@/components/booking/crypto/crypto-facts'
import { CryptoTypeField, DEFAULT_CRYPTO_TYPE } from '@/components/booking/crypto/crypto-type-field'
import { Modal } from '@/components/booking/crypto/modal'
import { type CryptoBookingResult, makeCryptoBooking } from '@/components/booking/crypto/make-crypto-booking'
import { reportFieldError, NO_FIELD_ERROR } from '@/components/ui/find-field-error'
import { ErrorBox } from '@/components/ui/error-box'
import { ProofNotice } from '@/components/anti-spam/proof-notice'
import { BusyLabel } from '@/components/ui/spinner'
import { readFormFields } from '@/components/ui/read-form-fields'
import { useSubmission } from '@/components/ui/use-submission'
import { TextAreaField, TextField } from '@/components/ui/text-field'
import { useAddress, useWords } from '@/components/words/use-words'
import { CRYPTO_TYPES, type CryptoType } from '@/lib/booking/booking'
import { CRYPTO_DUE_HOURS_BEFORE_START, CRYPTO_PAYMENT_HOURS } from '@/lib/booking/money/crypto-due'
import { PAYMENT_DETAILS_HOURS } from '@/lib/booking/seats/hold'

type CryptoDialogProps = {
  readonly draft: CompletedBookingForm
  /** Start of the tour, `HH:MM` in Helsinki; null if the hours are agreed with the guest. */
  readonly startTime: string | null
  /** Returns the value of the booking form's honeypot. */
  readonly readHoneypot: () => string
  readonly onClose: () => void
  /** Return to the booking form to correct a field. */
  readonly onCorrect: (reason: string, field: InvalidField) => void
  /** Called when the server refuses because dates or prices have changed. */
  readonly onOutdated: () => void
}

export function CryptoDialog({
  draft,
  startTime,
  readHoneypot,
  onClose,
  onCorrect,
  onOutdated,
}: CryptoDialogProps) {
  const say = useWords('cryptoDialog')
  const sayForm = useWords('forms')
  const sayBooking = useWords('booking')
  /** For each invalid field, the label of the button that returns to the booking form. */
  const corrections: Readonly<Partial<Record<InvalidField, string>>> = {
    preferredDate: say('correctDate'),
    email: say('correctEmail'),
    phone: say('correctPhone'),
  }
  const router = useRouter()
  const address = useAddress()
  const [fullName, setFullName] = useState(draft.fields.fullName)
  const [cryptoType, setCryptoType] = useState<CryptoType>(DEFAULT_CRYPTO_TYPE)
  const { state, isSending, buttonRef, send, clear } = useSubmission<CryptoBookingResult>()
  const isLoading = isSending || state.kind === 'booked'
  const failed = state.kind === 'failed' ? state : null
  const isOwn = failed?.field === 'fullName' || failed?.field === 'specialRequests'
  const faultOf = (name: InvalidField) => (failed?.field === name ? (failed.reason ?? undefined) : undefined)
  const [found, setFound] = useState(NO_FIELD_ERROR)
  const place = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLoading) return
    const typed = readFormFields(event.currentTarget, [
      'cryptoFullName',
      'cryptoType',
      'cryptoSpecialRequests',
    ])
    const [fullName, specialRequests] = [typed.cryptoFullName, typed.cryptoSpecialRequests]
    const chosen = CRYPTO_TYPES.find((type) => type === typed.cryptoType) ?? cryptoType
    setFullName(fullName)
    if (isBlank(fullName)) {
      setFound(reportFieldError(place.current?.querySelector('input'), sayBooking('nameMissing'), found))
      return
    }
    const fields = { ...draft.fields, fullName, specialRequests }
    const payment = await send((onProof) =>
      makeCryptoBooking(say, { ...draft, fields }, chosen, { honeypot: readHoneypot(), onProof }),
    )
    if (payment?.kind === 'booked') {
      onClose()
      router.push(address('/crypto-payment-success'))
    }
    if (payment?.kind !== 'failed') return
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    if (payment.isOutdated) onOutdated()
  }

  return (
    <Modal isBusy={isLoading} labelledBy={headingId} onClose={onClose}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        {/* With large text, the dialog's title moves below the close button. */}
        <div className="flex flex-wrap-reverse items-start justify-between gap-x-4">
          <h2
            className="font-display text-2xl tracking-tight outline-none"
            id={headingId}
            ref={heading}
            tabIndex={-1}
          >
            {sayBooking('payInCrypto')}
          </h2>
          <CloseButton isDisabled={isLoading} onPress={onClose} />
        </div>
        <p className="mt-2 text-pretty text-slate">
          {say('introduction', {
            detailsHours: PAYMENT_DETAILS_HOURS,
            paymentHours: CRYPTO_PAYMENT_HOURS,
            startHours: CRYPTO_DUE_HOURS_BEFORE_START,
          })}
        </p>
        <CryptoFacts draft={draft} startTime={startTime} />
        <div className="mt-6 grid gap-5 border-t border-ice pt-6" ref={place}>
          <TextField
            alerts={found.alerts}
            autoComplete="name"
            defaultValue={draft.fields.fullName}
            fault={isBlank(fullName) ? found.text : faultOf('fullName')}
            isRequired
            label={sayForm('fullName')}
            name="cryptoFullName"
            onChange={(typed) => {
              setFullName(typed)
              clear('failed')
            }}
          />
          <CryptoTypeField onChange={setCryptoType} />
          <TextAreaField
            defaultValue={draft.fields.specialRequests}
            fault={faultOf('specialRequests')}
            hint={cryptoType === 'other' ? `${say('whichHint')} ${say('requestsHint')}` : say('requestsHint')}
            label={sayBooking('requests')}
            name="cryptoSpecialRequests"
            onChange={() => clear('failed')}
          />
        </div>
        <ErrorBox message={failed && say('failed')}>
          {failed?.reason && <p className="mt-1">{failed.reason}</p>}
          {failed?.reason && failed.field && !isOwn && (
            <button
              className="mt-1 min-h-11 cursor-pointer font-medium text-ink underline underline-offset-4"
              onClick={() => failed.reason && failed.field && onCorrect(failed.reason, failed.field)}
              type="button"
            >
              {corrections[failed.field]}
            </button>
          )}
        </ErrorBox>
        <ProofNotice isShown={state.kind === 'proving'} sending={isLoading && sayBooking('holding')} />
        <div className="mt-6 grid gap-2">
          <p className="text-sm text-pretty text-slate">
            {`${say('obligation')} ${sayBooking('noWithdrawal')}`}
          </p>
          <BookingTerms address={address} say={sayBooking} />
        </div>
        <div className="mt-6 grid gap-3 sm:grid-cols-[1fr_auto]">
          <ActionButton
            isUnready={isLoading || isBlank(fullName)}
            look="primary"
            ref={buttonRef}
            type="submit"
          >
            {isLoading ? <BusyLabel>{sayBooking('processing')}</BusyLabel> : say('confirm')}
          </ActionButton>
          <ActionButton isDisabled={isLoading} look="quiet" onPress={onClose}>
            {sayBooking('cancel')}
          </ActionButton>
        </div>
      </form>
    </Modal>
  )
}

type CloseButtonProps = { readonly isDisabled: boolean; readonly onPress: () => void }

function CloseButton({ isDisabled, onPress }: CloseButtonProps) {
  const say = useWords('panel')
  return (
    <button
      aria-label={say('close')}
      className="-mt-2 -mr-3 ml-auto grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-200 focus-visible:outline-2 focus-visible:outline-aurora-deep enabled:cursor-pointer enabled:hover:bg-ice disabled:text-slate/40"
      disabled={isDisabled}
      onClick={onPress}
      type="button"
    >
      <LineIcon grid={16} path="m3 3 10 10M13 3 3 13" />
    </button>
  )
}
