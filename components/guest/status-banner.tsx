import { clsx } from 'clsx'
import { bookingStatusText } from '@/components/guest/booking-status-text'
import { type GuestPage } from '@/lib/contract/guest-page'
import { cancelReasonText } from '@/lib/emails/parts/cancellation-text'
import { formatDay } from '@/lib/language/dates'
import { words } from '@/lib/words/words'

const TONES = { good: 'border-aurora-deep', open: 'border-ember', ended: 'border-slate' } as const

/** The status of a booking, why it ended if we cancelled it, and the return trip that followed. */
export function StatusBanner({ page, now }: { readonly page: GuestPage; readonly now: Date }) {
  const { title, text, tone } = bookingStatusText(page, now)
  const { language } = page.facts
  return (
    <div className={clsx('mt-8 border-l-4 pl-5 print:mt-4', TONES[tone])} role="status">
      <p className="font-display text-2xl">{title}</p>
      <p className="mt-1 text-pretty text-slate">{text}</p>
      <WhyCancelled {...page} />
      {page.returnTrip && (
        <p className="mt-3">
          <a className="underline underline-offset-4" href={page.returnTrip.path}>
            {words('guest', language)('returnTrip', { day: formatDay(page.returnTrip.day, language) })}
          </a>
        </p>
      )}
    </div>
  )
}

/** Why we cancelled the departure, with our message to the guest. */
function WhyCancelled({ standing, endCause, facts, officeWords }: GuestPage) {
  if (standing === 'change_by_us' || endCause !== 'departure') return null
  return (
    <>
      <p className="mt-2 text-pretty">{cancelReasonText(facts)}</p>
      {officeWords && <p className="mt-2 text-pretty whitespace-pre-line">{officeWords}</p>}
    </>
  )
}
