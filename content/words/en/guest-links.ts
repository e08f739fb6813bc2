/** Pages behind other links of guests: the waiting list, a new e-mail address, a lost link, a link that has ended. */
export const guestLinks = {
  findTitle: 'Find your booking',
  findDescription:
    'Lost the e-mail with the link to your booking? Type your e-mail address, and we send the links to all bookings of that address again.',
  find: 'Type the e-mail address that you booked with. We send the link to your booking there.',
  email: 'Email',
  sendLink: 'Send me the link',
  sent: 'If bookings were made with that address, an e-mail with a link to each of them is on its way. It takes a minute or two; please look among unwanted mail as well.',
  whereElse:
    'Each e-mail from us about your booking has the link, too, at its button ‘{booking}’ or ‘{stay}’. If nothing comes, you may have booked with another address: write to <email></email> or call <phone></phone>.',

  linkEnded: 'This link does not work any more',
  linkEndedText:
    'It may be older than your booking’s last change, or the tour was long ago. We send you a new one.',
  newLink: 'Get a new link',
  wait: 'Please wait a little',
  waitText:
    'From your connection many links were tried that lead nowhere. Try again in {minutes, plural, one {# minute} other {# minutes}}, or call us: <phone></phone>.',

  newAddress: 'New e-mail address',
  mustWait: 'We are changing your booking just now. Please try again in ten minutes.',
  useAddressText:
    'Press the button, and our e-mails about booking <reference></reference> go to <address></address> from then on. Links to the booking that were sent before stop working, and we write to the address that we had.',
  usedAddressText: 'Our e-mails about booking <reference></reference> go to <address></address> already.',
  otherBookings: 'Other bookings',
  otherBookingsHint:
    'The references of your other bookings with the old address, if they should use the new one, too.',
  useAddress: 'Use this address',
  toBooking: 'To your booking',

  waitingTitle: 'The waiting list',
  waitingDescription:
    'The dates that you wait for, your place in the line, and the way to leave the waiting list.',
  notWaiting:
    'You are not on the waiting list any more, and we keep nothing of it. You are welcome to book any date that has room.',
  onList:
    '{dates, plural, one {You are on the list for this date:} other {You are on the list for these dates:}}',
  wouldWait:
    '{dates, plural, one {You would like to wait for this date:} other {You would like to wait for these dates:}}',
  placeOffered: '(a place was offered)',
  offer: 'A place on {day} is yours if you pay for it until {due}.',
  payBy: 'Pay by {time}',
  payByFor: 'Pay by {time} for {day}',
  ifYouLeave:
    'If you leave, an offered place that you have not paid goes to the next guest at once. A place that you have paid stays yours.',
  ifYouConfirm:
    'Your place in the line counts from now on, once you confirm it. If you did not ask for this, close the page: {hours} hours after the form was sent we erase it.',
  leave: 'Leave the waiting list',
  confirm: 'Confirm my place in the line',
} as const
