import { BookingActions } from '@/components/guest/booking-actions'
import { BookingDetails } from '@/components/guest/booking-details'
import { BookingPapers } from '@/components/guest/booking-papers'
import { DoneNote } from '@/components/guest/done-note'
import { OpenChange } from '@/components/guest/open-change'
import { OpenChoice } from '@/components/guest/open-choice'
import { OpenPayment } from '@/components/guest/open-payment'
import { StandingBanner } from '@/components/guest/standing-banner'
import { TermsOfBooking } from '@/components/guest/terms-of-booking'
import { helsinkiDay } from '@/lib/calendar/day'
import { type GuestPage } from '@/lib/contract/guest-page'

type GuestBookingProps = {
  readonly page: GuestPage
  readonly now: Date
  /** What a form has just done. */
  readonly done: string
}

/** A booking as its guest sees it: how it stands, what it is, and what can be done. */
export function GuestBooking({ page, now, done }: GuestBookingProps) {
  return (
    <div className="mx-auto max-w-xl font-text text-base text-ink">
      <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">Your booking</h1>
      <p className="mt-3 text-lg text-slate">Reference {page.facts.reference}</p>
      <DoneNote done={done} />
      <StandingBanner page={page} today={helsinkiDay(now)} />
      {page.payment && (
        <div className="mt-6">
          <OpenPayment path={page.path} payUrl={page.payment.payUrl} />
        </div>
      )}
      <OpenChange change={page.change} path={page.path} />
      <OpenChoice {...page} />
      <BookingDetails {...page} />
      <BookingActions {...page} />
      <BookingPapers {...page} />
      <TermsOfBooking {...page} now={now} />
    </div>
  )
}
