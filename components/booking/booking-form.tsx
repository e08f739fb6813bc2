import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'

import {
  type BookingFields,
  checkFields,
  DATE_MISSING,
  EMPTY_FIELDS,
  FIELDS_MISSING,
} from '@/lib/browser/booking-fields'
import { type PanelTour } from '@/components/booking/panel-tour'
import { type BookingDraft } from '@/lib/browser/booking-payloads'
import { Calendar } from '@/components/booking/calendar/calendar'
import { ContactFields } from '@/components/booking/contact-fields'
import { CryptoDialog } from '@/components/booking/crypto/crypto-dialog'
import { ErrorBox } from '@/components/ui/error-box'
import { Participants } from '@/components/booking/participants'
import { type CardPayment, payByCard } from '@/lib/browser/pay-by-card'
import { PayButtons } from '@/components/booking/pay-buttons'
import { WaitingDialog } from '@/components/booking/waiting/waiting-dialog'
import { SkySlot } from '@/components/night/sky-slot'
import { PriceSummary } from '@/components/booking/price-summary'
import { findBookingFields } from '@/lib/browser/session'
import { type useAvailability } from '@/components/booking/use-availability'
import { useCryptoOpen } from '@/components/booking/use-crypto-open'
import { usePageRestored } from '@/components/booking/use-page-restored'
import { ProofNotice } from '@/components/anti-spam/proof-notice'
import { Honeypot } from '@/components/anti-spam/honeypot'
import { useHoneypot } from '@/components/anti-spam/use-honeypot'
import { useSubmission } from '@/components/ui/use-submission'
import { type Prices } from '@/lib/booking/quote'
import { type Month, monthOf } from '@/lib/calendar/month'

/** After this the page is still here, so the guest stopped the way to the payment page: let them try again. */
const LEAVING_MS = 15_000

type BookingFormProps = {
  readonly tour: PanelTour
  /** The tour's ordinary ones. */
  readonly prices: Prices
  readonly publishableKey: string
  readonly availability: ReturnType<typeof useAvailability>
  /** A refusal showed that dates or prices have changed. */
  readonly onOutdated: () => void
}

export function BookingForm({ tour, prices, publishableKey, availability, onOutdated }: BookingFormProps) {
  const [fields, setFields] = useState(() => findBookingFields(tour.tourId) ?? EMPTY_FIELDS)
  const { state, isSending, buttonRef, send, show, clear } = useSubmission<CardPayment>()
  const [cryptoDraft, setCryptoDraft] = useState<BookingDraft | null>(null)
  const [awaited, setAwaited] = useState<Month | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { honeypotRef, readHoneypot } = useHoneypot()
  usePageRestored(() => clear())

  const { departures, status } = availability
  const day = fields.preferredDate
  const departure = departures.find(({ date }) => date === day)
  const isProcessing = isSending || state.kind === 'leaving'
  const error = state.kind === 'failed' ? state.message : null
  const isCryptoOpen = useCryptoOpen(day, tour.startTime)

  /** As they are now: they may have changed since the draft was made. */
  function pricesOf({ departureId }: BookingDraft): Prices {
    return departures.find(({ id }) => id === departureId)?.prices ?? prices
  }

  function change(changed: Partial<BookingFields>) {
    setFields((earlier) => ({ ...earlier, ...changed }))
  }

  function refuse(message: string) {
    show({ kind: 'failed', message, isOutdated: false })
  }

  /** The booking request, or null after saying what is wrong with the form. */
  function readDraft(): BookingDraft | null {
    clear('failed')
    const checked = checkFields(fields, departures)
    if (checked.kind === 'complete') {
      const { departure } = checked
      return {
        ...tour,
        prices: departure.prices ?? prices,
        fields,
        day: checked.day,
        departureId: departure.id,
      }
    }
    refuse(checked.message)
    if (checked.field) focusField(form.current, checked.field)
    return null
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const draft = readDraft()
    if (!draft) return
    const payment = await send((onProof) =>
      payByCard(draft, publishableKey, { honeypot: readHoneypot(), onProof }),
    )
    if (payment?.kind === 'leaving') setTimeout(() => clear('leaving'), LEAVING_MS)
    // Without a button, the guest has left the page meanwhile.
    if (payment?.kind === 'failed' && payment.isOutdated && buttonRef.current) onOutdated()
  }

  /** Enter in a field does nothing while the pay buttons are disabled; say why. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !day && event.target instanceof HTMLInputElement) refuse(DATE_MISSING)
  }

  return (
    <>
      <form
        className="mt-8 grid gap-10 @2xl:grid-cols-2 @2xl:gap-x-12"
        method="dialog"
        noValidate
        onKeyDown={handleKeyDown}
        onSubmit={(event) => void handleSubmit(event)}
        ref={form}
      >
        <div className="grid content-start gap-10">
          <Calendar
            adultCents={prices.adultCents}
            departures={departures}
            onRetry={availability.startOver}
            onWait={setAwaited}
            onSelect={(preferredDate) => {
              clear('failed')
              change({ preferredDate })
            }}
            party={fields}
            season={tour.season}
            selected={day}
            status={status}
          />
          {day && <SkySlot day={day} endTime={tour.endTime} startTime={tour.startTime} />}
          <Participants
            day={day}
            departure={departure}
            isLoaded={status === 'loaded'}
            onChange={change}
            party={fields}
          />
        </div>
        <div className="grid content-start gap-10">
          <ContactFields fields={fields} isIncomplete={error === FIELDS_MISSING} onChange={change} />
          <div>
            <PriceSummary
              day={day}
              ordinary={prices}
              own={departure?.prices ?? null}
              party={fields}
              tour={tour}
            />
            <ErrorBox message={error} />
            <Honeypot honeypotRef={honeypotRef} />
            <ProofNotice isShown={state.kind === 'proving'} />
            <PayButtons
              cardRef={buttonRef}
              isCryptoOpen={isCryptoOpen}
              isDisabled={isProcessing || !day}
              isProcessing={isProcessing}
              onCrypto={() => setCryptoDraft(readDraft())}
            />
          </div>
        </div>
      </form>
      {awaited && (
        <WaitingDialog
          booking={fields}
          dates={departures.filter(({ date }) => monthOf(date) === awaited)}
          onClose={() => setAwaited(null)}
          onOutdated={onOutdated}
          tourId={tour.tourId}
        />
      )}
      {cryptoDraft && (
        <CryptoDialog
          onClose={() => setCryptoDraft(null)}
          onOutdated={onOutdated}
          readHoneypot={readHoneypot}
          draft={{ ...cryptoDraft, prices: pricesOf(cryptoDraft) }}
        />
      )}
    </>
  )
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
