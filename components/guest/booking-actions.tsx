import { actionClasses } from '@/components/ui/action-style'
import { type BookingStatus } from '@/lib/booking/booking-status'
import { type GuestPage } from '@/lib/contract/guest-page'
import { words } from '@/lib/words/words'

/**
 * Buttons to change or cancel a booking. Each opens a preview of what that costs or refunds. Rule: guest-changes
 * (docs/rules.md)
 */
export function BookingActions(page: GuestPage & { readonly now: Date }) {
  const { path, standing, isOffer, facts, money, now } = page
  const say = words('guest', facts.language)
  const name = words('guestChange', facts.language)
  const usual = isOffer && standing === 'unpaid' ? OFFER_ACTIONS : (ACTIONS[standing] ?? [])
  const possible = money.isDisputed ? usual.filter((action) => DISPUTE_ACTIONS.includes(action)) : usual
  // A guest with an open choice can change the address even after the start. Rule: new-address (docs/rules.md)
  const actions = now < new Date(facts.startsAt) || standing === 'choice_open' ? possible : []
  if (actions.length === 0) return null
  return (
    <nav aria-label={say('actions')} className="mt-8 grid gap-3 sm:grid-cols-2 print:hidden">
      {actions.map((action) => (
        <form action={`${path}/${action}`} key={action}>
          <button className={action === 'cancel' ? CANCEL : `${actionClasses('quiet')} w-full`} type="submit">
            {name(action)}
          </button>
        </form>
      ))}
      {actions === OFFER_ACTIONS && <p className="col-span-full text-slate">{say('onceOfferIsPaid')}</p>}
    </nav>
  )
}

/**
 * The cancel button comes last and is inconspicuous: nobody should press it by mistake, but everyone should find it.
 */
const CANCEL =
  'inline-flex min-h-13 w-full cursor-pointer items-center justify-center underline underline-offset-4'

const ALL = ['guests', 'date', 'details', 'cancel'] as const

type Action = (typeof ALL)[number]

/** An offer from the waiting list is for one party size and one date, so neither can be changed. */
const OFFER_ACTIONS = ['details', 'cancel'] as const

/** Actions allowed while a bank considers a dispute. Rule: disputed-payment (docs/rules.md) */
const DISPUTE_ACTIONS: readonly Action[] = ['details', 'cancel']

/** Buttons shown for each status. While the guest has a choice to make, the choice replaces some of them. */
const ACTIONS: Partial<Readonly<Record<BookingStatus, readonly Action[]>>> = {
  confirmed: ALL,
  change_open: ALL,
  unpaid: ALL,
  may_choose: ['guests', 'details', 'cancel'],
  choice_open: ['details'],
  debit: ['details', 'cancel'],
}
