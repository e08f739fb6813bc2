import { actionStyle } from '@/components/ui/action-style'
import { isAhead } from '@/lib/booking/standing'
import { type GuestPage } from '@/lib/contract/guest-page'

/** What the guest can change; each shows first what it costs or gives back. */
export function BookingActions({ path, standing }: Pick<GuestPage, 'path' | 'standing'>) {
  if (!isAhead(standing) && standing !== 'unpaid') return null
  return (
    <nav aria-label="Change your booking" className="mt-8 flex flex-wrap gap-3">
      <Action href={`${path}/guests`}>Change guests</Action>
      <Action href={`${path}/date`}>Change date</Action>
      <Action href={`${path}/details`}>Change details</Action>
      <Action href={`${path}/cancel`}>Cancel booking</Action>
    </nav>
  )
}

function Action({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <form action={href}>
      <button className={actionStyle('quiet')} type="submit">
        {children}
      </button>
    </form>
  )
}
