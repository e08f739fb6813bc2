import { BookAgain } from '@/components/guest/book-again'
import { BookingActions } from '@/components/guest/booking-actions'
import { BookingDetails } from '@/components/guest/booking-details'
import { BookingDocuments } from '@/components/guest/booking-documents'
import { BookingSky } from '@/components/guest/booking-sky'
import { DoneNote } from '@/components/guest/done-note'
import { HealthSection } from '@/components/guest/health-section'
import { MeetingSection } from '@/components/guest/meeting-section'
import { OpenChange } from '@/components/guest/open-change'
import { OpenChoice } from '@/components/guest/open-choice'
import { CryptoInstructions } from '@/components/guest/crypto-instructions'
import { BeforePaying, PayNow } from '@/components/guest/pay-now'
import { StatusBanner } from '@/components/guest/status-banner'
import { BookingConditions } from '@/components/guest/booking-conditions'
import { TodayNotice } from '@/components/guest/today-notice'
import { NarrowColumn } from '@/components/layout/narrow-column'
import { isUpcoming, isAwaitingPayment } from '@/lib/booking/booking-status'
import { type GuestPage } from '@/lib/contract/guest-page'
import { Sentence } from '@/components/ui/sentence'

type GuestBookingProps = {
  readonly page: GuestPage
  readonly now: Date
  /** The result of a form. */
  readonly done: string
}

/** A booking as its guest sees it: its status, its details and the possible actions. */
export function GuestBooking({ page, now, done }: GuestBookingProps) {
  return (
    <NarrowColumn className="print:text-sm print:leading-snug">
      <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl print:text-2xl">
        Your booking
      </h1>
      <p className="mt-3 text-lg text-slate print:mt-1 print:text-base">
        <Sentence>{`Reference ${page.facts.reference}`}</Sentence>
      </p>
      <DoneNote {...page} done={done} />
      <TodayNotice now={now} page={page} />
      <StatusBanner now={now} page={page} />
      <BookAgain {...page} now={now} />
      {page.standing === 'unpaid' && (
        <>
          <div className="mt-6 flex print:hidden">
            <PayNow {...page} />
          </div>
          <BeforePaying {...page} />
        </>
      )}
      <OpenChange {...page} />
      <CryptoInstructions {...page} />
      <OpenChoice {...page} />
      <BookingDetails {...page} />
      <BookingActions {...page} now={now} />
      <BookingDocuments {...page} />
      {(isUpcoming(page.standing) || isAwaitingPayment(page.standing)) && (
        <>
          <MeetingSection {...page} />
          <BookingSky {...page} />
        </>
      )}
      <BookingConditions {...page} now={now} />
      <HealthSection {...page} />
    </NarrowColumn>
  )
}
