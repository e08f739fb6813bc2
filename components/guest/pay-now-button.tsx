import { BookingTerms } from '@/components/booking/booking-terms'
import { NO_WITHDRAWAL_TEXT } from '@/content/no-withdrawal'
import { actionClasses } from '@/components/ui/action-style'
import { addressOf } from '@/lib/contract/address'
import { type GuestPage } from '@/lib/contract/guest-page'
import { words } from '@/lib/words/words'

/** A link to the open Stripe payment page, or a button to create one. Nothing if no card payment is due. */
export function PayNowButton({ path, payment }: Pick<GuestPage, 'path' | 'payment'>) {
  if (!payment) return null
  if (payment.url !== null)
    return (
      <a aria-describedby={ORDER} className={actionClasses('primary')} href={payment.url} rel="noreferrer">
        Pay now
      </a>
    )
  return (
    <form action={`${path}/pay`} method="post">
      <button aria-describedby={ORDER} className={actionClasses('primary')} type="submit">
        Pay now
      </button>
    </form>
  )
}

/** A notice that paying is a binding order, shown below the button. Rule: no-withdrawal (docs/rules.md) */
export function BindingOrderNotice({ payment }: Pick<GuestPage, 'payment'>) {
  if (!payment) return null
  return (
    <div className="mt-3 max-w-measure print:hidden">
      <p className="text-sm text-pretty text-slate" id={ORDER}>
        With a payment you book, and are obliged to pay. {NO_WITHDRAWAL_TEXT}
      </p>
      <BookingTerms address={(href) => addressOf(href, 'en')} say={words('booking', 'en')} />
    </div>
  )
}

const ORDER = 'order-of-payment'
