<<<<<<< HEAD
import { company } from '@/content/company'
import { HOLD_MINUTES } from '@/lib/booking/hold'
=======
import { EmailLink, PhoneLink } from '@/components/ui/contact-links'
>>>>>>> main

/** Keeps the form's place until it comes. Where it does not, and where no script runs, it says how to book. */
export function PanelLoading() {
  return (
    <>
      <div className="mt-8 min-h-160 text-slate noscript:hidden">
        <p role="status">Loading tour data...</p>
        <p className="late mt-4">
          Still nothing? Call <PhoneLink /> or write to <EmailLink />, and we book your places.
        </p>
      </div>
      <p className="mt-8 hidden border-l-2 border-aurora-deep pl-4 noscript:block">
<<<<<<< HEAD
        Booking needs JavaScript. Switch it on in your browser, or write to{' '}
        <a className="underline underline-offset-4" href={`mailto:${company.email}`}>
          {company.email}
        </a>{' '}
        and we book your places. If you come back from the payment page, nothing was charged, and your seats
        are free again {HOLD_MINUTES} minutes after you set out to pay.
=======
        Booking needs JavaScript. Switch it on in your browser, call <PhoneLink /> or write to <EmailLink />,
        and we book your places.
>>>>>>> main
      </p>
    </>
  )
}
