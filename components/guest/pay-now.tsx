import { actionStyle } from '@/components/ui/action-style'
import { type GuestPage } from '@/lib/contract/guest-page'

/** The way to Stripe's page: to the one that is open, or to have one opened. Nothing where nothing is to be paid by card. */
export function PayNow({ path, payment }: Pick<GuestPage, 'path' | 'payment'>) {
  if (!payment) return null
  if (payment.url !== null)
    return (
      <a className={actionStyle('primary')} href={payment.url} rel="noreferrer">
        Pay now
      </a>
    )
  return (
    <form action={`${path}/pay`} method="post">
      <button className={actionStyle('primary')} type="submit">
        Pay now
      </button>
    </form>
  )
}
