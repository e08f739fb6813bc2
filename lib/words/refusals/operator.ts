import { MIN_CHARGE_CENTS } from '@/lib/booking/money/settlement'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/plural'

/** Why the operator cannot do something, by command or by link. */
export const OPERATOR_REFUSALS = {
  not_found: 'There is no booking with this reference.',
  forgotten: 'The guest of this booking was erased and cannot be notified.',
  outdated: 'Money or seats have changed in the meantime.',
  date_not_found: 'This tour has no departure on that day.',
  too_many_unpaid: 'A guest may not hold that many unpaid seats.',
  too_many_changes: 'This booking was changed too often within an hour.',
  not_live: 'This booking has ended, or its time to pay has run out.',
  not_confirmed: 'The guest is paying right now: change the booking once it is paid.',
  already_started: 'This tour has started already.',
  as_of_out_of_range: 'The guest cannot have asked before the booking was made, or in the future.',
  change_by_us_under_way: 'A command of ours can still be undone.',
  choice_open: 'This guest has yet to choose what happens next.',
  operator_only: 'Only the operator can agree a total.',
  disputed: 'The guest’s bank has asked for a payment back: until it decides, only details can be changed.',
  debit_under_way: 'A bank debit is on its way, and its amount can no longer be changed.',
  too_late: 'It is too late for the guest.',
  no_adult: 'At least one adult must come along.',
  no_amount: 'This is worth less than a cent.',
  other_tour: 'A booking can only move to another date of the same tour.',
  after_return_trip_end: 'The free return trip cannot be that late.',
  date_closed: 'That date cannot be booked: it is cancelled or over.',
  crypto_closed: 'That date is too near to be paid by cryptocurrency.',
  too_late_to_pay: 'Nobody could pay the difference in time.',
  no_choice: 'This guest has nothing to choose.',
  choice_made: 'This guest has already chosen something else.',
  choice_over: 'The time to choose is over.',
  option_not_offered:
    'There is no money to return: nothing is left of what was paid, or the guest’s bank has asked for it.',
  nothing_left: 'There is nothing to refund.',
  called_off: 'This departure is cancelled. Please return the money.',
  seat_gone: 'The seats of this booking are no longer kept. Please return the money.',
  nothing_due: 'Nothing is due for this booking. Please return the money.',
  not_crypto: 'This booking is paid by card: Stripe asks for the payment.',
  not_waiting: 'Neither this booking nor a change of it waits for a payment in cryptocurrency.',
  wrong_address: 'This is not an address on that network: a character is missing or wrong.',
  other_wallet:
    'This is not one of your wallets (the setting CRYPTO_WALLETS). Only a command can send another one, with its address typed twice.',
  no_rate: 'No payment details were sent, so there is no rate: give the amount in euros.',
  no_address: 'This guest has no e-mail address.',
  no_email: 'The guest has had no e-mail about this booking yet.',
  emptied: 'The text of the guest’s last e-mail is no longer kept.',
  undone_before: 'It has already been undone.',
  was_at_once: 'It was done with --now: nothing was held back, so nothing can be undone.',
  not_started: 'This tour has not started yet.',
  no_wishes: 'This booking has no wishes.',
  date_private:
    'That date is private: one party has it to itself. Once it is opened for sale, anybody can book it.',
  not_alone: 'Others are on that date already, so it cannot be private.',
  link_too_late:
    'That date is no longer on sale, so it is too late for a payment link: please take the payment, with a command.',
  link_too_small: `Stripe charges no less than ${formatEuros(MIN_CHARGE_CENTS)}: a free place is booked with a command.`,
  no_command: 'There is no command to undo.',
  asked_ahead: 'A guest cannot have asked in the future.',
  too_late_to_undo: 'The ten minutes for undoing are over.',
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

/** The error for a network on which we do not accept the coin. */
export function networksText(networks: readonly string[]): string {
  return `This coin is taken on: ${networks.join(', ')}.`
}

/** The error for a date without enough free seats for the party. */
export function notEnoughSeatsText(seatsFree: number): string {
  return `There is no room: that date has ${plural(seatsFree, 'free seat')}.`
}
