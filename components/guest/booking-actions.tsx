import { actionStyle } from '@/components/ui/action-style'
import { isAhead } from '@/lib/booking/standing'
import { type GuestPage } from '@/lib/contract/guest-page'

/** What the guest can change; each shows first what it costs or gives back. */
export function BookingActions({ path, standing }: Pick<GuestPage, 'path' | 'standing'>) {
  const isChangeable = isAhead(standing) || standing === 'unpaid'
  // Whoever chooses may correct where our e-mails go. Rule: new-address (docs/rules.md)
  if (!isChangeable && standing !== 'choice_open') return null
  return (
    <nav aria-label="Change your booking" className="mt-8 flex flex-wrap gap-3">
      {isChangeable && <Action href={`${path}/guests`}>Change guests</Action>}
      {isChangeable && <Action href={`${path}/date`}>Change date</Action>}
      <Action href={`${path}/details`}>Change details</Action>
      {isChangeable && <Action href={`${path}/cancel`}>Cancel booking</Action>}
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
