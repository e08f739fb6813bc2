import { OPERATOR_ACTIONS, type OperatorActionName } from '@/lib/contract/operator-page'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/draft'

const ACTIONS = ['send-details', 'record-payment'] as const

/**
 * Buttons for the operator's tasks in a payment in cryptocurrency, shown next to the link to the booking. Empty if the
 * e-mail has no link. Rule: operator-link (docs/rules.md)
 */
export function cryptoButtons({ bookingUrl }: BookingFacts): readonly Part[] {
  if (bookingUrl === null) return []
  return ACTIONS.map((name) => ({
    kind: 'button',
    label: OPERATOR_ACTIONS[name],
    url: `${bookingUrl}/${name}`,
  }))
}

/** Text next to a command that also has a button. */
export function byButton(name: OperatorActionName): string {
  return `‘${OPERATOR_ACTIONS[name]}’ below does it, and so does this command.`
}
