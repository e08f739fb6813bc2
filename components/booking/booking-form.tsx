import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import {
  type BookingFields,
  checkFields,
  DATE_MISSING,
  DATE_NOT_FOUND,
  isBlank,
} from '@/lib/browser/booking-fields'
import { faultsLeft, isCorrected, type RefusedForm } from '@/lib/browser/booking-faults'
import { focusCalendar } from '@/components/booking/calendar/focus-calendar'
import { type PanelTour } from '@/components/booking/panel-tour'
import { type BookingDraft, pendingBooking } from '@/lib/browser/booking-payloads'
import { Calendar } from '@/components/booking/calendar/calendar'
import { ContactFields } from '@/components/booking/contact-fields'
import { CryptoDialog } from '@/components/booking/crypto/crypto-dialog'
import { ErrorBox } from '@/components/ui/error-box'
import { Participants } from '@/components/booking/participants'
import { type CardPayment, payByCard } from '@/lib/browser/pay-by-card'
import { type STEPS, useTellProgress } from '@/components/booking/panel-progress'
import { PayButtons } from '@/components/booking/pay-buttons'
import { WaitingDialog } from '@/components/booking/waiting/waiting-dialog'
import { SkySlot } from '@/components/night/sky-slot'
import { PriceSummary } from '@/components/booking/price-summary'
import { type useAvailability } from '@/components/booking/use-availability'
import { BOOK_AGAIN, wasBooked } from '@/lib/browser/made-bookings'
import { useBookingFields } from '@/components/booking/use-booking-fields'
import { useCryptoOpen } from '@/components/booking/use-crypto-open'
import { usePageRestored } from '@/components/booking/use-page-restored'
import { HOLDING, ProofNotice } from '@/components/anti-spam/proof-notice'
import { Honeypot } from '@/components/anti-spam/honeypot'
import { useHoneypot } from '@/components/anti-spam/use-honeypot'
import { useSubmission } from '@/components/ui/use-submission'
import { INVALID_EMAIL } from '@/lib/booking/card-errors'
import { formatEuros } from '@/lib/booking/money'
import { seatsFor } from '@/lib/booking/party'
import { plural } from '@/lib/booking/plural'
import { type Prices, quote } from '@/lib/booking/quote'
import { formatShortDay } from '@/lib/calendar/day'
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
  const { fields, isTyped, change, forget } = useBookingFields(tour.tourId)
  const [refused, setRefused] = useState<RefusedForm | null>(null)
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
  const failed = state.kind === 'failed' ? state.message : null
  const error = refused && isCorrected(refused, fields) ? null : failed
  const faults = error && refused ? faultsLeft(refused, fields) : {}
  const isLoading = status === 'loading'
  // A date may have its own prices, which are not known before it has come.
  const totalCents = day && isLoading ? null : quote(fields, departure?.prices ?? prices)
  useTellProgress({
    facts: day ? `${formatShortDay(day)} · ${plural(seatsFor(fields), 'guest')}` : '',
    sum: totalCents === null ? '' : formatEuros(totalCents),
    step: departure && departure.remainingSlots >= seatsFor(fields) ? stepOf(fields) : 'date',
  })
  const isCryptoOpen = useCryptoOpen(day, tour.startTime)

  /** As they are now: they may have changed since the draft was made. */
  function pricesOf({ departureId }: BookingDraft): Prices {
    return departures.find(({ id }) => id === departureId)?.prices ?? prices
  }

  function choose(changed: Partial<BookingFields>) {
    clear('failed')
    change(changed)
  }

  /** Say what is wrong, and lead there. */
  function refuse(message: string, field: keyof BookingFields | null) {
    setRefused({ message, fields })
    // Anew each time: the same words once more are said once more.
    flushSync(() => clear())
    show({ kind: 'failed', message, isOutdated: false })
    if (message === DATE_MISSING) focusCalendar()
    else if (field) focusField(form.current, field)
  }

  /** The booking request, or null after saying what is wrong with the form. */
  function readDraft(): BookingDraft | null {
    const checked = checkFields(fields, departures)
    if (checked.kind === 'refused') {
      if (checked.message !== DATE_NOT_FOUND || !isLoading) refuse(checked.message, checked.field)
      return null
    }
    const { departure } = checked
    const chosen = { day: checked.day, departureId: departure.id, prices: departure.prices ?? prices }
    const draft = { ...tour, ...chosen, fields }
    const wasAsked = refused?.message === BOOK_AGAIN && refused.fields === fields
    if (wasAsked || !wasBooked(pendingBooking(draft))) return draft
    refuse(BOOK_AGAIN, null)
    return null
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const draft = isProcessing ? null : readDraft()
    if (!draft) return
    const payment = await send((onProof) =>
      payByCard(draft, publishableKey, { honeypot: readHoneypot(), onProof }),
    )
    if (payment?.kind === 'leaving') setTimeout(() => clear('leaving'), LEAVING_MS)
    if (payment?.kind === 'failed') setRefused({ message: payment.message, fields })
    if (payment?.kind === 'failed' && payment.message === INVALID_EMAIL) focusField(form.current, 'email')
    // Without a button, the guest has left the page meanwhile.
    if (payment?.kind === 'failed' && payment.isOutdated && buttonRef.current) onOutdated()
  }

  return (
    <>
      <form
        className="mt-8 grid gap-10 @2xl:grid-cols-2 @2xl:gap-x-12"
        method="dialog"
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        ref={form}
      >
        <div className="grid content-start gap-10">
          <Calendar
            adultCents={prices.adultCents}
            departures={departures}
            fault={faults.preferredDate ?? null}
            onRetry={availability.startOver}
            onWait={setAwaited}
            onSelect={(preferredDate) => choose({ preferredDate })}
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
            isTooLarge={
              departures.some(({ remainingSlots }) => remainingSlots > 0) &&
              !departures.some(({ remainingSlots }) => remainingSlots >= seatsFor(fields))
            }
            larger={tour.larger}
            onChange={choose}
            party={fields}
          />
        </div>
        <div className="grid content-start gap-10">
          <ContactFields
            faults={faults}
            fields={fields}
            isTyped={isTyped}
            onChange={change}
            onForget={() => {
              clear('failed')
              forget()
              focusField(form.current, 'fullName')
            }}
          />
          <div>
            <PriceSummary
              day={day}
              isAwaited={totalCents === null}
              ordinary={prices}
              own={departure?.prices ?? null}
              party={fields}
              tour={tour}
            />
            <ErrorBox message={faults.preferredDate ? null : error} />
            <Honeypot honeypotRef={honeypotRef} />
            <ProofNotice isShown={state.kind === 'proving'} sending={isProcessing && HOLDING} />
            <PayButtons
              cardRef={buttonRef}
              isCryptoOpen={isCryptoOpen}
              isProcessing={isProcessing}
              isUnready={isProcessing || !day || isLoading}
              onCrypto={() => setCryptoDraft(isProcessing ? null : readDraft())}
              totalCents={totalCents}
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
          onCorrect={() => {
            setCryptoDraft(null)
            refuse(INVALID_EMAIL, 'email')
          }}
          onOutdated={onOutdated}
          readHoneypot={readHoneypot}
          draft={{ ...cryptoDraft, prices: pricesOf(cryptoDraft) }}
        />
      )}
    </>
  )
}

function stepOf({ fullName, email }: BookingFields): keyof typeof STEPS {
  return isBlank(fullName) || isBlank(email) ? 'details' : 'pay'
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
