import { OPERATOR_ACTIONS, type OperatorActionName } from '@/lib/contract/operator-page'
import { type Part } from '@/lib/emails/draft'

const OPEN = 'Open the booking'

/** The operator's way to a booking; empty where there is none. */
export function openBookingButton({ bookingUrl }: { readonly bookingUrl: string | null }): readonly Part[] {
  return bookingUrl === null ? [] : [{ kind: 'button', label: OPEN, url: bookingUrl }]
}

/** Where an act is found behind that button, beside its command. */
export function onItsPage(action: OperatorActionName): string {
  return `‘${OPEN}’ below leads to ‘${OPERATOR_ACTIONS[action]}’; this command does the same.`
}
