import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'
import { PhoneLink } from '@/components/ui/contact-links'

/** Reserves the space of a confirmation until the browser's storage has been read. */
export function ConfirmationPlaceholder() {
  return (
    <ConfirmationPage heading="Your booking" isInterim>
      <div className="mt-4 min-h-svh text-lg text-slate noscript:hidden">
        <p role="status">Loading your booking...</p>
        <p className="late mt-4">
          Still nothing? Your confirmation comes by e-mail in any case. If it does not, call <PhoneLink />.
        </p>
      </div>
      <p className="mt-4 hidden text-lg text-slate noscript:block">
        Your confirmation comes by e-mail. To see your booking here, switch on JavaScript in your browser.
      </p>
    </ConfirmationPage>
  )
}
