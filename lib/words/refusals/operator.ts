import { MIN_CHARGE_CENTS } from '@/lib/booking/money/settlement'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'

/** Why the operator cannot do something, by command or by link. */
export const OPERATOR_REFUSALS = {
  not_found: 'There is no booking with this reference.',
  forgotten: 'This guest’s details were erased, so they cannot be notified.',
  outdated: 'The money or the seats have changed in the meantime.',
  date_not_found: 'This tour has no departure on that day.',
  too_many_unpaid: 'That is more unpaid seats than one guest may hold.',
  too_many_changes: 'This booking has been changed too often in the last hour.',
  not_live: 'This booking has ended, or was not paid in time.',
  not_confirmed: 'The guest is paying right now. You can change the booking once it is paid.',
  already_started: 'This tour has already started.',
  as_of_out_of_range: 'The guest cannot have asked before the booking was made, or in the future.',
  change_by_us_under_way: 'Our last change to this booking can still be undone.',
  choice_open: 'This guest has yet to choose what happens next.',
  operator_only: 'Only the operator can agree a total.',
  disputed: 'The guest is disputing a payment. Until the bank decides, guests and date cannot be changed.',
  debit_under_way: 'A bank debit is on its way, so the price cannot change until it has arrived.',
  too_late: 'It is too late for the guest to change this.',
  no_adult: 'At least one adult must come along.',
  no_amount: 'This is worth less than a cent.',
  other_tour: 'A booking can only move to another date of the same tour.',
  after_return_trip_end: 'The free return trip expires before that date.',
  date_closed: 'That date cannot be booked: it is cancelled, or has already started.',
  crypto_closed: 'That date is too soon to be paid for in cryptocurrency.',
  too_late_to_pay: 'There is not enough time left to pay the difference.',
  no_choice: 'This guest has no choice to make.',
  choice_made: 'This guest has already chosen something else.',
  choice_over: 'The guest’s time to choose has run out.',
  option_not_offered:
    'There is nothing to refund: everything has been refunded already, or the guest is disputing the payment.',
  nothing_left: 'There is nothing to refund.',
  called_off: 'This departure is cancelled. Please return the money.',
  seat_gone: 'The seats of this booking are no longer held. Please return the money.',
  nothing_due: 'Nothing is due for this booking. Please return the money.',
  not_crypto: 'This booking is paid by card, so Stripe collects the payment.',
  not_waiting: 'No cryptocurrency payment is due for this booking or a change to it.',
  wrong_address: 'This is not an address on that network: a character is missing or wrong.',
  other_wallet:
    'This is not one of your wallets (setting CRYPTO_WALLETS). To use another, send the details by command, which asks for the address twice.',
  no_rate: 'No payment details were sent, so there is no rate. Please give the amount in euros.',
  no_address: 'This guest has no e-mail address.',
  no_email: 'The guest has not had an e-mail yet that says what is booked.',
  emptied: 'The e-mail that says what is booked cannot be sent again: its text has been deleted.',
  undone_before: 'It has already been undone.',
  was_at_once: 'It was done with --now: e-mails and refunds went out at once, so it cannot be undone.',
  not_started: 'This tour has not started yet.',
  no_wishes: 'This booking has no wishes.',
  date_private:
    'That date is private: one party has it to itself. To book others on it, first put it on sale.',
  not_alone: 'Other guests are already booked on that date, so it cannot be private.',
  link_too_late:
    'It is too late for a payment link for that date. Please take the payment yourself, and book it as paid.',
  link_too_small: `Stripe cannot charge less than ${formatEuros(MIN_CHARGE_CENTS)}. Please book it as free.`,
  no_command: 'There is no command to undo.',
  asked_ahead: 'The guest cannot have asked in the future.',
  too_late_to_undo: 'It is too late to undo this: the ten minutes are over.',
} as const

/** Explain why a booking cannot be made or changed in this way. */
export function changeRefusalText(
  refusal:
    | { readonly reason: Exclude<keyof typeof OPERATOR_REFUSALS, 'not_enough_slots'> }
    | { readonly reason: 'not_enough_slots'; readonly seatsFree: number },
): string {
  return refusal.reason === 'not_enough_slots'
    ? notEnoughSeatsText(refusal.seatsFree)
    : OPERATOR_REFUSALS[refusal.reason]
}

/** The error for a network on which we do not accept this coin. */
export function wrongNetworkText(networks: readonly string[]): string {
  return `We accept this coin on: ${networks.join(', ')}.`
}

/** The error for a date without enough free seats for the party. */
export function notEnoughSeatsText(seatsFree: number): string {
  return seatsFree === 0
    ? 'That date is full.'
    : `That date only has ${plural(seatsFree, 'seat')} left, which is not enough.`
}
