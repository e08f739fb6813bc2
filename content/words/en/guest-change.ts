/** The pages on which a guest changes or cancels a booking: what can be chosen, and what it costs or gives back. */
export const guestChange = {
  guests: 'Change guests',
  guestsDescription:
    'More or fewer guests on your tour: see what it costs or gives back before anything changes.',
  date: 'Change date',
  dateDescription: 'Another date of the same tour: see what it costs or gives back before anything changes.',
  details: 'Change details',
  detailsDescription:
    'Your name, telephone, where we pick you up, and what you wish for: until the tour starts, at no cost.',
  tellUs: 'Where you stay and what we should know',
  tellUsDescription:
    'Where we collect you, what you wish for, and what our guide should know about your health: until the tour starts, at no cost.',
  cancel: 'Cancel booking',
  cancelDescription: 'Cancel your booking: see what you get back before anything happens.',
  refund: 'Full refund',
  refundDescription: 'All that you paid goes back: see the sum before anything happens.',
  anotherDate: 'Another date',
  anotherDateDescription: 'The dates that you can choose: see what each gives back before anything happens.',
  anotherTour: 'Another tour',
  anotherTourDescription:
    'The tours that you can choose instead: see what each date gives back before anything happens.',
  back: 'Back to your booking',
  outdated: 'Nothing was done: since you looked, something has changed. Please look at it once more.',
  lookedOften:
    'This booking was looked at very often. Please try again in {minutes, plural, one {# minute} other {# minutes}}: nothing has changed, and what you chose is still here.',

  now: 'Now: {party}, {price}.',
  adults: 'Adults',
  children: 'Children',
  ages: 'Age {from}–{to}',
  seeWhatChanges: 'See what changes',
  noDate: 'No other date has room for all of you just now.',
  aboutTour: 'About this tour',
  seeDatesOf: 'See the dates of {tour}',

  newDate: 'New date',
  yours: 'yours',
  ownDate: 'the date of your booking',
  free: 'free',
  samePrice: 'same price',
  more: '{amount} more',
  less: '{amount} less',
  allFree: 'Every date is free for you.',
  allSame: 'Every date costs the same as yours.',
  noneMore: 'No date costs you anything more.',
  plusAndMinus: '+ is to be paid and − goes back to you.',
  plus: '+ is to be paid.',
  minus: '− goes back to you.',

  whatYouGetBack: 'What you get back',
  whatThisCosts: 'What this costs',
  confirm: 'Confirm change',
  keep: 'Keep it as it is',
  /** In English the button of a cancellation has the same fixed name as that of a change. */
  confirmCancellation: 'Confirm change',
  keepBooking: 'Keep it as it is',
  alreadySo: 'That is what your booking is already.',
  alreadyChosen: 'That is what you have chosen already.',
  placesFree:
    'On that date {seats, plural, one {# more place is} other {# more places are}} free. Please choose fewer guests, or another date.',
  thenFor: 'Your booking is then for {party}.',
  movesTo: 'Your booking moves to {day}.',
  droppedChange: 'Your other change, which is waiting for its payment, is dropped.',
  chargedLater: 'Nothing is charged now. Together you then pay {price}.',
  detailsVoid: 'Payment details that you may have from us already are void then, and we send you new ones.',
  payByCard:
    'You pay on the next page. We keep the places for you for the {minutes} minutes that you have for that; unpaid, your booking stays as it is.',
  payInCrypto:
    'You pay in cryptocurrency: we send you the payment details by e-mail. We keep the places for you until {until}; unpaid, your booking stays as it is.',
  arrivedGoesBack: 'What had come for the change before, {amount}, goes back to you.',

  choiceEnds: 'Your booking ends with it. This cannot be undone.',
  choiceReturnTrip: 'A free return trip on {day}, as a booking of its own. You choose once.',
  choiceKeeps: 'You come on {day}, as your booking says.',
  choiceMoves: 'Your booking moves to {day}. You choose once.',
  choiceMovesToTour: 'Your booking moves to the {tour} on {day}. You choose once.',

  chooseAgain: 'You can choose again between the refund and another return trip.',
  seatsFreed: 'Your seats are free for others at once. This cannot be undone.',
  disputed:
    'Your bank has the payment in dispute: until it decides we cannot return anything. Should it leave the payment with us, we return it then.',
  takenByBank: 'Your bank has taken the payment back, so there is nothing left to return.',
  returnedBefore: 'What you paid has been returned before.',
  nothingPaid: 'Nothing was paid, so nothing goes back.',
  notReturned: 'The time for a free cancellation is over: the price is not returned.',
} as const
