import { company } from '@/content/company'
import { type GuestRefusalReason } from '@/lib/contract/guest-refusal'

const CALL = `Please write to ${company.email} or call us, and we will find a way.`

/** The reasons why a change, a choice or a cancellation is refused, worded for the guest. */
export const GUEST_REFUSALS: Readonly<Record<GuestRefusalReason, string>> = {
  not_found: 'This booking has ended.',
  not_live: 'This booking has ended, so there is nothing to change.',
  not_confirmed: 'The booking is not paid yet. Pay first, then change it.',
  as_of_out_of_range: CALL,
  change_by_us_under_way: 'We are changing this booking just now. Please look again in ten minutes.',
  choice_open: 'Please choose first what happens next.',
  operator_only: CALL,
  disputed: 'Your bank is looking at the payment. Until it has decided, only your details can be changed.',
  debit_under_way: 'Your payment is still on its way. Once it has arrived, you can change the booking.',
  too_late:
    'The time for changes is over for this tour. You can still cancel, but the price is not returned.',
  already_started: 'The tour has begun.',
  no_adult: 'At least one adult must come along.',
  no_amount: CALL,
  other_tour: 'That date belongs to another tour.',
  after_return_trip_end: 'That date is later than the season that your return trip is for.',
  crypto_closed: 'That date is too near to be paid in cryptocurrency.',
  too_late_to_pay: 'There is too little time left to pay the difference.',
  date_not_found: 'That date is not there any more. Please choose another.',
  date_closed: 'That date is not on sale any more. Please choose another.',
  date_private: 'That date is not on sale any more. Please choose another.',
  too_many_unpaid: `More places than one guest may keep unpaid. Pay for yours first, then add the others. ${CALL}`,
  too_many_changes: 'This booking was changed many times within an hour. Please wait a while, or call us.',
  not_enough_slots: 'That date has not enough free places. Please choose another.',
  no_choice: 'There is nothing to choose any more.',
  choice_made: 'You have chosen already.',
  choice_over: 'The time to choose is over.',
  option_not_offered:
    'There is nothing to return now: nothing is left of what you paid, or your bank has it.',
  outdated: 'What comes back has changed meanwhile.',
}

/** Why a booking cannot be cancelled, worded for the guest. */
export const CANCELLATION_REFUSALS: Readonly<Record<GuestRefusalReason, string>> = {
  ...GUEST_REFUSALS,
  not_live: 'This booking has ended, so there is nothing to cancel.',
  already_started: `${GUEST_REFUSALS.already_started} If something is wrong, call us.`,
}
