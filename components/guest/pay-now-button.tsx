import { BookingTerms } from '@/components/booking/booking-terms'
import { actionClasses } from '@/components/ui/action-style'
import { addressOf } from '@/lib/contract/address'
import { type GuestPage } from '@/lib/contract/guest-page'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type PaymentProps = Pick<GuestPage, 'payment'> & { readonly language: Language }

/** A link to the open Stripe payment page, or a button to create one. Nothing if no card payment is due. */
export function PayNowButton({ path, payment, language }: PaymentProps & Pick<GuestPage, 'path'>) {
  if (!payment) return null
  const label = words('guest', language)('payNow')
  if (payment.url !== null)
    return (
      <a aria-describedby={ORDER} className={actionClasses('primary')} href={payment.url} rel="noreferrer">
        {label}
      </a>
    )
  return (
    <form action={`${path}/pay`} method="post">
      <button aria-describedby={ORDER} className={actionClasses('primary')} type="submit">
        {label}
      </button>
    </form>
  )
}

/** A notice that paying is a binding order, shown below the button. Rule: no-withdrawal (docs/rules.md) */
export function BindingOrderNotice({ payment, language }: PaymentProps) {
  if (!payment) return null
  return (
    <div className="mt-3 max-w-measure print:hidden">
      <p className="text-sm text-pretty text-slate" id={ORDER}>
        {`${words('guest', language)('bindingOrder')} ${words('booking', language)('noWithdrawal')}`}
      </p>
      <BookingTerms address={(href) => addressOf(href, language)} say={words('booking', language)} />
    </div>
  )
}

const ORDER = 'order-of-payment'
