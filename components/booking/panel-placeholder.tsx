import { EmailLink, PhoneLink } from '@/components/ui/contact-links'
import { useWords } from '@/components/words/use-words'
import { HOLD_MINUTES } from '@/lib/booking/seats/hold'

/** Reserves space until the form loads. If the form never loads, or scripts are off, says how to book. */
export function PanelPlaceholder() {
  const say = useWords('panel')
  return (
    <>
      <div className="mt-8 min-h-160 text-slate noscript:hidden">
        <p role="status">{say('loading')}</p>
        <p className="late mt-4">
          {say.rich('stillNothing', { email: () => <EmailLink />, phone: () => <PhoneLink /> })}
        </p>
      </div>
      <p className="mt-8 hidden border-l-2 border-aurora-deep pl-4 noscript:block">
        {say.rich('needsScript', {
          email: () => <EmailLink />,
          phone: () => <PhoneLink />,
          note: (text) => <span>{text}</span>,
          minutes: HOLD_MINUTES,
        })}
      </p>
    </>
  )
}
