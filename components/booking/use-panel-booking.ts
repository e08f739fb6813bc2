import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

import { useHoneypot } from '@/components/anti-spam/honeypot'
import { focusCalendar } from '@/components/booking/calendar/focus-calendar'
import { type PanelTour } from '@/components/booking/panel-tour'
import { type useAvailability } from '@/components/booking/use-availability'
import { useBookingFields } from '@/components/booking/use-booking-fields'
import { useOnPageRestored } from '@/components/booking/use-on-page-restored'
import { useShareBookingFingerprints } from '@/components/booking/use-share-booking-fingerprints'
import { scrollFieldIntoView } from '@/components/ui/find-field-error'
import { useSubmission } from '@/components/ui/use-submission'
import { useLanguage, useWords } from '@/components/words/use-words'
import { type Prices } from '@/lib/booking/money/quote'
import { type FailedSubmission, remainingErrors, isResolved } from '@/lib/browser/booking-errors'
import { checkBookingFields, type BookingFields, type InvalidField } from '@/lib/browser/booking-fields'
import { type CompletedBookingForm, toPendingBooking } from '@/lib/browser/booking-payloads'
import { isAlreadyBooked } from '@/lib/browser/remembered-bookings'
import { type CardPaymentStartResult, startCardPayment } from '@/lib/browser/start-card-payment'

/** If this page is still open after this time, the guest has stopped the redirect, so let them try again. */
const LEAVING_MS = 15_000

export type PanelBookingProps = {
  readonly tour: PanelTour
  /** The tour's regular prices. */
  readonly prices: Prices
  readonly publishableKey: string
  readonly availability: ReturnType<typeof useAvailability>
  /** Called when the server refuses because dates or prices have changed. */
  readonly onOutdated: () => void
}

/** The state of the panel: its fields, its errors, and submitting it to Stripe's payment page. */
export function usePanelBooking({
  tour,
  prices,
  publishableKey,
  availability: { departures, status },
  onOutdated,
}: PanelBookingProps) {
  const say = useWords('booking')
  const language = useLanguage()
  const { fields, round, isTyped, change, readFields, forgetDetails } = useBookingFields(tour.tourId)
  const { state, isSending, buttonRef, send, show, clear } = useSubmission<CardPaymentStartResult>()
  const formRef = useRef<HTMLFormElement>(null)
  const { honeypotRef, readHoneypot } = useHoneypot()
  useOnPageRestored(() => clear())
  useShareBookingFingerprints()

  const isProcessing = isSending || state.kind === 'leaving'
  const refused = state.kind === 'failed' && !isResolved(say, state, fields) ? state : null
  const faults = refused ? remainingErrors(say, refused, fields) : {}

  function choose(changed: Partial<BookingFields>) {
    clear('failed')
    change(changed)
  }

  function readForm(): BookingFields {
    return formRef.current ? readFields(formRef.current) : fields
  }

  function clearDetails() {
    clear('failed')
    flushSync(() => forgetDetails())
    focusFault(formRef.current, 'fullName')
  }

  /** Show an error and focus the field it belongs to. */
  function refuse(failed: Omit<FailedSubmission, 'fields'>, fields = readForm()) {
    // Clear the old error first, so that the same message is announced again.
    flushSync(() => clear())
    show({ ...failed, kind: 'failed', fields, isOutdated: false })
    focusFault(formRef.current, failed.field)
  }

  /** Return the booking request; null after showing what is wrong with the form, and while a request is in progress. */
  function readDraft(): CompletedBookingForm | null {
    if (isProcessing) return null
    const fields = readForm()
    const checked = checkBookingFields(say, fields, departures)
    if (checked.kind === 'refused') {
      if (checked.reason !== 'date_not_found' || status !== 'loading') refuse(checked, fields)
      return null
    }
    const { departure } = checked
    const chosen = { day: checked.day, departureId: departure.id, prices: departure.prices ?? prices }
    const draft = { ...tour, ...chosen, fields, language }
    const wasAsked = refused?.reason === 'book_again' && refused.fields === fields
    if (wasAsked || !isAlreadyBooked(toPendingBooking(draft))) return draft
    refuse({ reason: 'book_again', message: say('bookAgain'), field: null }, fields)
    return null
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const draft = readDraft()
    if (!draft) return
    const payment = await send((onProof) =>
      startCardPayment(say, draft, publishableKey, { honeypot: readHoneypot(), onProof }),
    )
    if (payment?.kind === 'leaving') setTimeout(() => clear('leaving'), LEAVING_MS)
    if (payment?.kind !== 'failed') return
    // If the submit button is gone, the guest has left the page.
    if (!buttonRef.current) return
    focusFault(formRef.current, payment.field)
    if (payment.isOutdated) onOutdated()
  }

  return {
    formRef,
    buttonRef,
    honeypotRef,
    fields,
    round,
    isTyped,
    change,
    choose,
    clearDetails,
    error: refused?.message ?? null,
    faults,
    isProcessing,
    isProving: state.kind === 'proving',
    refuse,
    readDraft,
    readHoneypot,
    handleSubmit,
  }
}

function focusFault(form: HTMLFormElement | null, name: InvalidField | null): void {
  if (name === 'preferredDate') return focusCalendar()
  const field = name && form?.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.focus()
  // Focusing the field scrolls to it, but its error may be off-screen, so scroll to both.
  scrollFieldIntoView(field)
}
