import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'

/** Keeps the place of a confirmation until the browser has looked into its storage. */
export function Waiting() {
  return (
    <ConfirmationPage heading="Your booking" isInterim>
      <p className="mt-4 min-h-svh text-lg text-slate noscript:hidden" role="status">
        Loading your booking...
      </p>
      <p className="mt-4 hidden text-lg text-slate noscript:block">
        Your confirmation comes by e-mail. To see your booking here, switch on JavaScript in your browser.
      </p>
    </ConfirmationPage>
  )
}
