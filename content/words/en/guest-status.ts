/** How a booking stands, at the top of its guest's page, until when it can be cancelled, and what a cancellation gives. */
export const guestStatus = {
  changeByUs: 'A change by us is under way',
  changeByUsText:
    'We are changing this booking just now, and will write to you when it is done. Please look again in ten minutes.',
  confirmed: 'Confirmed',
  confirmedText: 'Your seats are reserved.',
  countdown: '{days, plural, =0 {It is today.} =1 {It is tomorrow.} other {# days to go.}}',
  begun: 'Your tour has begun',
  begunText: 'If nobody is with you yet, please call us.',
  over: 'Your tour is over',
  overText: 'Thank you for having been with us.',
  changeDebit: 'The payment for your change is on its way',
  changeDebitText:
    'Your bank needs some days to send it, and the places are kept meanwhile. Until it has arrived your booking stays as it is below.',
  changeOpen: 'A change waits for its payment',
  changeOpenText: 'Until it is paid your booking stays as it is below.',
  payBy: 'Pay by {due}, or it ends by itself.',
  payOver: 'The time to pay for it is over, and it ends by itself at {end}. You can ask for it once more.',
  unpaid: 'Waiting for your payment',
  unpaidText: 'Your seats are kept. They are yours once the payment has arrived.',
  unpaidUntil: 'Your seats are kept until {due}. They are yours once the payment has arrived.',
  debit: 'Your payment is on its way',
  debitText:
    'Your bank needs some days to send it. Your seats are kept meanwhile, and we will write to you when it has arrived.',
  cancelled: 'Cancelled',
  refunded: 'Cancelled and refunded',
  lapsed: 'No longer held',
  bookAnother: 'You are welcome to book another date.',

  departureCancelled: 'We had to cancel this tour',
  departureCancelledText: 'We are sorry. What happens next is yours to choose.',
  merged: 'Your tour has another date',
  mergedText: 'We have joined two dates. If the new one suits you, there is nothing for you to do.',
  timeChanged: 'Your tour has another start',
  timeChangedText: 'If the new time suits you, there is nothing for you to do.',
  lightsNotSeen: 'No northern lights were seen',
  lightsNotSeenText: 'Our guarantee is yours to use.',

  endedByGuest: 'It was cancelled as you asked.',
  endedByUs: 'We had to cancel it, and we are sorry.',
  endedWithDeparture: 'We had to cancel this tour, and we are sorry.',
  endedByChoice: 'You have chosen the refund.',
  seatsFree: 'Your seats are free again.',
  priceKept: 'The time for a free cancellation was over, so the price is not returned.',
  notPaid: 'The seats were not paid for and are free again, and nothing was charged.',
  notPaidInFull: 'The seats were not paid in full and are free again.',
  sentBack: '{amount} has been sent back to you.',
  weReturn: 'We return {amount} by hand, and will write to you about how.',
  onItsWay:
    '{amount} is on its way back to you. On a card it usually arrives within {from} to {to} working days.',
  disputed: 'Your bank has the payment in dispute, and has not decided yet.',
  disputedThenReturned: 'If it leaves the payment with us, we return what we owe you then.',

  cancelOver: 'Since {end} the price is not returned when you cancel.',
  cancelTripOver: 'Since {end} the return trip is used up when you cancel.',
  cancelUntil:
    'Until {end} you can cancel, and the whole price goes back to you. From then on it is not returned.',
  cancelTripUntil:
    'Until {end} you can cancel, and we owe you the return trip again. From then on it is used up.',
  cancelDisputed:
    'Until {end} you can cancel free of charge; while your bank has the payment in dispute, nothing goes back.',
  cancelLessened:
    'Until {end} you can cancel, and what we still have of your payment goes back to you. From then on it is not returned.',
} as const
