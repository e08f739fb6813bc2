import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'
import { PhoneLink } from '@/components/ui/contact-links'
import { useWords } from '@/components/words/use-words'

/** Reserves the space of a confirmation until the browser's storage has been read. */
export function ConfirmationPlaceholder() {
  const say = useWords('confirmation')
  return (
    <ConfirmationPage heading={say('heading')} isInterim>
      <div className="mt-4 min-h-svh text-lg text-slate noscript:hidden">
        <p role="status">{say('loading')}</p>
        <p className="late mt-4">{say.rich('stillNothing', { phone: () => <PhoneLink /> })}</p>
      </div>
      <p className="mt-4 hidden text-lg text-slate noscript:block">{say('needsScript')}</p>
    </ConfirmationPage>
  )
}
