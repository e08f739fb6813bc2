import { company } from '@/content/company'
import { HOLD_MINUTES } from '@/lib/booking/hold'

/** Keeps the form's place until it comes; where no script runs, it says how to book. */
export function PanelLoading() {
  return (
    <>
      <p className="mt-8 min-h-160 text-slate noscript:hidden" role="status">
        Loading tour data...
      </p>
      <p className="mt-8 hidden border-l-2 border-aurora-deep pl-4 noscript:block">
        Booking needs JavaScript. Switch it on in your browser, or write to{' '}
        <a className="underline underline-offset-4" href={`mailto:${company.email}`}>
          {company.email}
        </a>{' '}
        and we book your places. If you come back from the payment page, nothing was charged, and your seats
        are free again {HOLD_MINUTES} minutes after you set out to pay.
      </p>
    </>
  )
}
