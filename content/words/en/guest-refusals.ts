/**
 * Why a guest's change, choice or cancellation is refused, by the name of the reason in the code; and why a review is not
 * shown.
 */
export const guestRefusals = {
  askUs: 'Please write to {email} or call us, and we will find a way.',
  not_found: 'This booking has ended.',
  not_live: 'This booking has ended, so there is nothing to change.',
  not_confirmed: 'The booking is not paid yet. Pay first, then change it.',
  change_by_us_under_way: 'We are changing this booking just now. Please look again in ten minutes.',
  choice_open: 'Please choose first what happens next.',
  disputed: 'Your bank is looking at the payment. Until it has decided, only your details can be changed.',
  debit_under_way: 'Your payment is still on its way. Once it has arrived, you can change the booking.',
  too_late:
    'The time for changes is over for this tour. You can still cancel, but the price is not returned.',
  already_started: 'The tour has begun.',
  no_adult: 'At least one adult must come along.',
  other_tour: 'That date belongs to another tour.',
  after_return_trip_end: 'That date is later than the season that your return trip is for.',
  crypto_closed: 'That date is too near to be paid in cryptocurrency.',
  too_late_to_pay: 'There is too little time left to pay the difference.',
  date_not_found: 'That date is not there any more. Please choose another.',
  date_closed: 'That date is not on sale any more. Please choose another.',
  too_many_unpaid:
    'More places than one guest may keep unpaid. Pay for yours first, then add the others. Please write to {email} or call us, and we will find a way.',
  too_many_changes: 'This booking was changed many times within an hour. Please wait a while, or call us.',
  not_enough_slots: 'That date has not enough free places. Please choose another.',
  no_choice: 'There is nothing to choose any more.',
  choice_made: 'You have chosen already.',
  choice_over: 'The time to choose is over.',
  option_not_offered:
    'There is nothing to return now: nothing is left of what you paid, or your bank has it.',
  outdated: 'What comes back has changed meanwhile.',

  cancelNotLive: 'This booking has ended, so there is nothing to cancel.',
  cancelStarted: 'The tour has begun. If something is wrong, call us.',

  reviewInsults: 'We do not show it, because it insults somebody.',
  reviewOthersData:
    'We do not show it, because it tells personal things about other people, such as their full names.',
  reviewNotAboutUs: 'We do not show it, because it is not about your tour with us.',
  reviewAdvertises: 'We do not show it, because it advertises something.',
  reviewIllegal: 'We do not show it, because we believe that the law does not allow us to publish it.',
} as const
