import { actionStyle } from '@/components/ui/action-style'
import { type GuestPage } from '@/lib/contract/guest-page'

/** The way to pay what waits for its payment: to Stripe's page where it is open, or by having it opened. */
export function OpenPayment({ path, payUrl }: Pick<GuestPage, 'path'> & { readonly payUrl: string | null }) {
  if (payUrl !== null)
    return (
      <a className={actionStyle('primary')} href={payUrl} rel="noreferrer">
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
