import { EmailLink, PhoneLink } from '@/components/ui/contact-links'
import { HOLD_MINUTES } from '@/lib/booking/seats/hold'

/** Reserves space until the form loads. If the form never loads, or scripts are off, says how to book. */
export function PanelPlaceholder() {
  return (
    <>
      <div className="mt-8 min-h-160 text-slate noscript:hidden">
        <p role="status">Loading tour data...</p>
        <p className="late mt-4">
          Still nothing? Call <PhoneLink /> or write to <EmailLink />, and we book your places.
        </p>
      </div>
      <p className="mt-8 hidden border-l-2 border-aurora-deep pl-4 noscript:block">
        Booking needs JavaScript. Switch it on in your browser, call <PhoneLink /> or write to <EmailLink />,
        and we book your places.{' '}
        <span>{`If you come back from the payment page: we cannot see here whether you paid. Please look at your e-mail before you book again. Seats that were not paid for are free again ${HOLD_MINUTES} minutes after you set out to pay.`}</span>
      </p>
    </>
  )
}
