import { OPERATOR_ACTIONS, type OperatorActionName } from '@/lib/contract/operator-page'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/draft'

const ACTIONS = ['send-details', 'record-payment'] as const

/**
 * What a payment in cryptocurrency wants of the operator, each with its own way beside that to the booking; empty where
 * there is none. Rule: operator-link (docs/rules.md)
 */
export function cryptoButtons({ bookingUrl }: BookingFacts): readonly Part[] {
  if (bookingUrl === null) return []
  return ACTIONS.map((name) => ({
    kind: 'button',
    label: OPERATOR_ACTIONS[name],
    url: `${bookingUrl}/${name}`,
  }))
}

/** Said beside the command of an act that has a button. */
export function byButton(name: OperatorActionName): string {
  return `‘${OPERATOR_ACTIONS[name]}’ below does it, and so does this command.`
}
