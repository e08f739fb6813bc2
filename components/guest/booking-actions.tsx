import { actionStyle } from '@/components/ui/action-style'
import { type Standing } from '@/lib/booking/standing'
import { type GuestPage } from '@/lib/contract/guest-page'

/** What the guest can change; each shows first what it costs or gives back. Rule: guest-changes (docs/rules.md) */
export function BookingActions(page: GuestPage & { readonly now: Date }) {
  const { path, standing, isOffer, facts, money, now } = page
  const usual = isOffer && standing === 'unpaid' ? OF_OFFER : (ACTIONS[standing] ?? [])
  const possible = money.isDisputed ? usual.filter((action) => OF_DISPUTED.includes(action)) : usual
  // Whoever still chooses is written to after the start as well. Rule: new-address (docs/rules.md)
  const actions = now < new Date(facts.startsAt) || standing === 'choice_open' ? possible : []
  if (actions.length === 0) return null
  return (
    <nav aria-label="Change your booking" className="mt-8 flex flex-wrap gap-3 print:hidden">
      {actions.map((action) => (
        <form action={`${path}/${action}`} key={action}>
          <button className={actionStyle('quiet')} type="submit">
            {NAMES[action]}
          </button>
        </form>
      ))}
      {actions === OF_OFFER && (
        <p className="basis-full text-slate">
          Once the place is paid, you can change the number of guests and the date as well.
        </p>
      )}
    </nav>
  )
}

const NAMES = {
  guests: 'Change guests',
  date: 'Change date',
  details: 'Change details',
  cancel: 'Cancel booking',
} as const

const ALL = ['guests', 'date', 'details', 'cancel'] as const

/** It was offered to a party of this size, on this date. */
const OF_OFFER = ['details', 'cancel'] as const

/** While the bank has not decided. Rule: disputed-payment (docs/rules.md) */
const OF_DISPUTED: readonly (keyof typeof NAMES)[] = ['details', 'cancel']

/** Where a choice is open, it stands in the place of some. */
const ACTIONS: Partial<Readonly<Record<Standing, readonly (keyof typeof NAMES)[]>>> = {
  confirmed: ALL,
  change_open: ALL,
  unpaid: ALL,
  may_choose: ['guests', 'details', 'cancel'],
  choice_open: ['details'],
  debit: ['details', 'cancel'],
}
