/**
 * E-mails about a tour that we cancelled, moved or ran without northern lights: what the guest can choose, and what the
 * choice led to. `{until}` is filled with a message of the area `email`, `{method}` with one of `money`.
 */
export const emailChoice = {
  youChoose: 'You choose',
  whatYouCanChoose: 'What you can choose',
  tellUsOnPage: 'To tell us what you prefer, open the page of your booking or call {phone}.',
  tellUsByReply: 'To tell us what you prefer, reply to this e-mail or call {phone}.',
  disputed:
    'Your bank has asked us for your payment back. While it decides, we cannot return it as well; another date is open to you all the same.',
  returnTripTitle: 'A free return trip',
  returnTrip: 'On any date with room for your party. There is nothing to pay.',
  returnTripUntil: 'On any date with room for your party until {day}. There is nothing to pay.',
  otherDateTitle: 'Another date',
  otherDate: 'Any date of the same tour with room for your party.',
  otherTourTitle: 'Another tour',
  namedTour: 'the {name}',
  otherTour: 'Any date of {tours} with room for your party.',
  differenceOurs:
    'If it costs more, the difference is ours; if it costs less, the difference goes back to you.',
  nothingToPay: 'There is nothing to pay.',
  refundTitle: 'All your money back',
  refundToCard: '{amount} goes back to the card or account you paid with.',
  refundByHand: 'We return {amount} and write to you about how, since you paid {method}.',
  refundPartByHand: 'We return {amount} and write to you about what you paid {method}.',
  noDeadlineRefund:
    'There is no deadline: the refund stays open to you, also after the last day of the return trip.',
  noHurry: 'There is no hurry.',
  elseSeeYou: 'If we do not hear from you by {end}, we look forward to seeing you on {day}.',
  elseRefund:
    'Please tell us by {end}. If we do not hear from you by then, all your money goes back by itself.',
  elseEndsDisputed:
    'Please tell us by {end}. If we do not hear from you by then, the booking ends; should your bank leave the payment with us, we return it.',
  elseEnds:
    'Please tell us by {end}. If we do not hear from you by then, the booking ends, and nothing is owed.',

  cancelledSubject: 'Your tour is cancelled, please choose',
  cancelledHeadline: 'We have cancelled your tour',
  cancelled: 'We have cancelled the {tourName} of {day}, and booking {reference} with it.',
  sorry: 'We are sorry.',

  mergedSubject: 'Your tour has another date',
  merged: 'The {tourName} of {day} does not run: we have joined it with another date.',
  mergedInto: 'Booking {reference} is for {day} at {time} now.',
  sorryForChange: 'We are sorry for the change.',
  costsLess: 'The new date costs less.',
  nothingToPayForIt: 'There is nothing to pay for it.',
  newDateSuits:
    'If the new date suits you, there is nothing for you to do: the calendar file attached to this e-mail brings your calendar up to date. If it does not, please choose.',

  timeSubject: 'New start at {time}',
  timeHeadline: 'Your tour starts at {time}',
  timeChanged:
    'We have changed the start of the {tourName} of {day}: it is at {time} (Finnish time) now. Your reference is {reference}.',
  timeChangedFrom:
    'We have changed the start of the {tourName} of {day}: it is at {time} (Finnish time) now, instead of {formerTime}. Your reference is {reference}.',
  sameLength: 'The tour takes as long as before.',
  paymentDue: 'Your payment is due {due, select, none {in time} other {by {due}}}.',
  timeUnsuited: 'If the new time does not suit you, please choose.',

  noLightsSubject: 'No northern lights, please choose',
  noLightsHeadline: 'No northern lights: you choose',
  againSubject: 'Please choose again',
  againHeadline: 'Your choice is open again',
  noLights:
    'You were out with us on {day}, and no northern lights were seen. Our guarantee holds for booking {reference}.',
  againGivenUp:
    'The free return trip for booking {reference} is cancelled in time, so we still owe it to you, and our guarantee holds as before.',
  againCancelled:
    'We had to cancel the free return trip for booking {reference}. We are sorry. We still owe it to you, and our guarantee holds as before.',
  againNotSeen:
    'No northern lights were seen on your return trip either. For booking {reference} our guarantee holds as before.',
  yourTour: 'Your tour',
  yourFirstTour: 'Your first tour',

  reminderSubject: 'Still yours to choose',
  reminderHeadline: 'Your choice is still open',
  reminder: 'We have not heard from you about booking {reference} yet.',
  reminderCancelled: 'We had to cancel the tour, and what happens next is yours to choose.',
  reminderMerged: 'We have given the tour another date. If it suits you, there is nothing for you to do.',
  reminderTimeChanged:
    'We have given the tour another start. If it suits you, there is nothing for you to do.',
  reminderNoLights: 'No northern lights were seen on it, and our guarantee is yours to use.',

  keptSubject: 'You are coming',
  keptHeadline: 'See you then',
  kept: 'You keep booking {reference} for {day} at {time}. We look forward to seeing you.',

  refundedSubject: 'Your refund',
  endedSubject: 'Booking ended',
  refundedHeadline: 'Your money goes back to you',
  endedHeadline: 'Your booking has ended',
  notHeard:
    'We have not heard from you about booking {reference} in the time that we had given, so it has ended.',
  choseRefund: 'You have chosen the refund for booking {reference}, and the booking has ended.',
  welcomeAgain:
    'We are sorry that it did not work out this time. If you come to Rovaniemi on another day, you are welcome with us.',
  seeDates: 'See the dates',

  returnTripSubject: 'Your free return trip',
  returnTripHeadline: 'Your free return trip is booked',
  returnTripBooked:
    'Your free return trip is booked for {day} at {time}, as booking {reference}. There is nothing to pay.',
  yourReturnTrip: 'Your return trip',
  free: 'Free',
  returnTripPlans: 'You can give the trip up {until}, and we owe it to you as before; later it is used up.',
  returnTripPossible: 'A return trip is possible until {day}.',

  guaranteeSubject: 'Your refund under our guarantee',
  guaranteeHeadline: 'No lights: {amount} goes back to you',
  guarantee:
    'You were out with us on {day} and saw no northern lights. Our guarantee holds: we return everything you paid for booking {reference}.',
  anotherNight:
    'Thank you for looking with us. If you come to Rovaniemi again, you are welcome to try another night.',
} as const
