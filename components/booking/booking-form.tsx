import { useState } from 'react'

import { Honeypot } from '@/components/anti-spam/honeypot'
import { ProofNotice } from '@/components/anti-spam/proof-notice'
import { Calendar } from '@/components/booking/calendar/calendar'
import { ContactFields } from '@/components/booking/contact-fields'
import { ChoiceAnnouncement } from '@/components/booking/choice-announcement'
import { CryptoDialog } from '@/components/booking/crypto/crypto-dialog'
import { toDepartureHours } from '@/components/booking/departure-hours'
import { type PANEL_STEPS, usePublishPanelProgress } from '@/components/booking/panel-progress'
import { DialogErrorBoundary } from '@/components/booking/error-boundaries'
import { Participants } from '@/components/booking/participants'
import { PayButtons } from '@/components/booking/pay-buttons'
import { PriceSummary } from '@/components/booking/price-summary'
import { useIsCryptoAvailable } from '@/components/booking/use-clock'
import { useOpenAtSummary } from '@/components/booking/use-open-at-summary'
import { type PanelBookingProps, usePanelBooking } from '@/components/booking/use-panel-booking'
import { WaitingListDialog } from '@/components/booking/waiting/waiting-list-dialog'
import { LazySelectedDateSky } from '@/components/night/lazy-selected-date-sky'
import { LargerTourSuggestion } from '@/components/booking/larger-tour-suggestion'
import { ErrorBox } from '@/components/ui/error-box'
import { useLanguage, useWords } from '@/components/words/use-words'
import { DEFAULT_PARTY, seatsFor } from '@/lib/booking/party'
import { type Prices, quote } from '@/lib/booking/money/quote'
import { type BookingFields } from '@/lib/browser/booking-fields'
import { isBlank } from '@/lib/contract/is-blank'
import { type CompletedBookingForm } from '@/lib/browser/booking-payloads'
import { type Day } from '@/lib/calendar/day'
import { type Month, toMonth } from '@/lib/calendar/month'
import { formatShortDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

export function BookingForm(props: PanelBookingProps) {
  const say = useWords('booking')
  const sayParty = useWords('party')
  const language = useLanguage()
  const { tour, prices, availability, onOutdated } = props
  const { formRef, buttonRef, honeypotRef, ...booking } = usePanelBooking(props)
  const { fields, error, faults, isProcessing, choose, refuse, readDraft } = booking
  const [cryptoDraft, setCryptoDraft] = useState<CompletedBookingForm | null>(null)
  const [awaited, setAwaited] = useState<{ readonly month: Month; readonly wanted: Day | null } | null>(null)

  const { departures, status } = availability
  const { preferredDate: day, adults, children } = fields
  const departure = departures.find(({ date }) => date === day)
  const isLoading = status === 'loading'
  // Dates may have prices of their own, so the total is unknown until availability has loaded.
  const totalCents = day && isLoading ? null : quote(fields, departure?.prices ?? prices)
  const seats = seatsFor(fields)
  const isTooLarge =
    departures.some(({ remainingSlots }) => remainingSlots > 0) &&
    !departures.some(({ remainingSlots }) => remainingSlots >= seats)
  const hasChosen = day !== null || seats !== seatsFor(DEFAULT_PARTY)
  const chosen = [...(day ? [formatShortDay(day, language)] : []), sayParty('guests', { count: seats })].join(
    ' · ',
  )
  const isBookable = departure !== undefined && departure.remainingSlots >= seats
  const isFull = departure?.remainingSlots === 0
  const step = isBookable ? stepOf(fields) : 'date'
  useOpenAtSummary(day !== null && stepOf(fields) === 'pay', step === 'pay')
  usePublishPanelProgress({
    facts: hasChosen ? chosen : '',
    sum: totalCents === null || !hasChosen ? '' : isFull ? say('full') : formatEuros(totalCents, language),
    step,
  })
  const hours = day ? toDepartureHours(day, departure, tour) : null
  const isCryptoOpen = useIsCryptoAvailable(isBookable && hours ? hours.startsAt : null)

  /** The current prices of a departure, which may have changed since the guest filled in the form. */
  function pricesOf({ departureId }: CompletedBookingForm): Prices {
    return departures.find(({ id }) => id === departureId)?.prices ?? prices
  }

  return (
    <>
      <form
        className="mt-8 grid gap-10 @2xl:grid-cols-2 @2xl:gap-x-12"
        method="dialog"
        noValidate
        onSubmit={(event) => void booking.handleSubmit(event)}
        ref={formRef}
      >
        <div className="grid content-start gap-10 inert:opacity-60" inert={isProcessing}>
          <div>
            <div className="not-empty:mb-10" role="status">
              {isTooLarge && (
                <>
                  <p className="font-medium">{say('noDateHasPlaces', { seats })}</p>
                  <LargerTourSuggestion day={day} larger={tour.larger} party={fields} />
                </>
              )}
            </div>
            <Calendar
              adultCents={prices.adultCents}
              bookingCloses={tour.bookingCloses}
              departures={departures}
              fault={faults.preferredDate ?? null}
              onRetry={availability.startOver}
              onWait={(month, wanted) => setAwaited({ month, wanted })}
              onSelect={(preferredDate) => choose({ preferredDate })}
              party={fields}
              season={tour.season}
              selected={day}
              status={status}
            />
          </div>
          <Participants
            day={day}
            departures={departures}
            isChosen={fields.isPartyChosen}
            isLoaded={status === 'loaded'}
            larger={tour.larger}
            onChange={(chosen) => choose({ ...chosen, isPartyChosen: true })}
            party={{ adults, children }}
          />
          {day && hours && (
            <LazySelectedDateSky day={day} endTime={hours.endTime} startTime={hours.startTime} />
          )}
        </div>
        <div className="grid content-start gap-10">
          <ContactFields
            faults={faults}
            fields={fields}
            isTyped={booking.isTyped}
            key={booking.round}
            onChange={booking.change}
            onClear={booking.clearDetails}
          />
          <div>
            <PriceSummary
              day={day}
              isAwaited={totalCents === null}
              ordinary={prices}
              own={departure?.prices ?? null}
              party={fields}
              time={hours && hours.summaryTime}
              tour={tour}
            />
            <ChoiceAnnouncement day={isBookable ? day : null} totalCents={totalCents} />
            <ErrorBox message={faults.preferredDate ? null : error} />
            <Honeypot honeypotRef={honeypotRef} />
            <ProofNotice isShown={booking.isProving} sending={isProcessing && say('holding')} />
            <PayButtons
              cardRef={buttonRef}
              isCryptoOpen={isCryptoOpen}
              isPartyUnsaid={!fields.isPartyChosen}
              isProcessing={isProcessing}
              isUnready={isProcessing || !day || isLoading}
              onCrypto={() => setCryptoDraft(readDraft())}
              startsAt={hours && (departure || isLoading) ? hours.startsAt : null}
              totalCents={totalCents}
            />
          </div>
        </div>
      </form>
      {awaited && (
        <DialogErrorBoundary onClose={() => setAwaited(null)}>
          <WaitingListDialog
            booking={fields}
            dates={departures.filter(({ date }) => toMonth(date) === awaited.month)}
            onClose={() => setAwaited(null)}
            onOutdated={onOutdated}
            tourId={tour.tourId}
            wanted={awaited.wanted}
          />
        </DialogErrorBoundary>
      )}
      {cryptoDraft && (
        <DialogErrorBoundary onClose={() => setCryptoDraft(null)}>
          <CryptoDialog
            onClose={() => setCryptoDraft(null)}
            onCorrect={(message, field) => {
              setCryptoDraft(null)
              refuse({ reason: null, message, field })
            }}
            onOutdated={onOutdated}
            readHoneypot={booking.readHoneypot}
            draft={{ ...cryptoDraft, prices: pricesOf(cryptoDraft) }}
            startTime={hours?.endTime ? hours.startTime : null}
          />
        </DialogErrorBoundary>
      )}
    </>
  )
}

function stepOf({ isPartyChosen, fullName, email }: BookingFields): keyof typeof PANEL_STEPS {
  if (!isPartyChosen) return 'party'
  return isBlank(fullName) || isBlank(email) ? 'details' : 'pay'
}
