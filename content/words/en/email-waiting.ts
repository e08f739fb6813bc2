/** E-mails to parties on a waiting list. `{due}` is a time, or `none` if none is set. */
export const emailWaiting = {
  howWeOffer: 'How we offer free places',
  order:
    'Free places are offered in the order in which guests confirmed their place in the line. Nobody is passed over, except where a place is too small for one party and fits the next, or where one network would be offered more than a whole departure at a time.',

  joinedSubject: 'Confirm your place on the waiting list: {tourName}',
  joinedPreheader: 'One click, and your place in the line counts from then on.',
  joinedHeadline: 'Confirm your place in the line',
  joined:
    'Thank you for waiting. Please confirm your place in the line within {confirmHours} hours: it counts from then on. When there is room for {party} on one of your dates, we write to you and keep the place for up to {offerHours} hours, less when the tour is near, so that you have time to decide. There is nothing to pay before that.',
  confirmPlace: 'Confirm my place in the line',
  yourDates: 'Your dates',
  leaveByLink:
    'If your plans change, the same link leaves the list at any time. If somebody else typed your address, there is nothing for you to do: what is not confirmed is erased.',
  joinedReason:
    'You are receiving this e-mail because this e-mail address was typed into the form of a waiting list on our site.',

  offeredSubject: 'A place is free for you',
  offered:
    'There is room for {party} on the date that you were waiting for. Pay {due, select, none {in time} other {by {due}}} and it is yours; after that it goes to the next guest.',
  payOnPage:
    'Press the button below to see the place and to pay. Your card is confirmed at once, and the confirmation follows by e-mail.',
  payByReply: 'To pay, reply to this e-mail or call us.',
  seeAndPay: 'See the place and pay',
  yourPlace: 'Your place, reference {reference}',
  dateUnsuitedTitle: 'If the date no longer suits you',
  dateUnsuited:
    'There is nothing for you to do: the place goes to the next guest by itself, and you owe nothing. If you would rather not wait for your other dates either, you can leave the list.',
  leaveList: 'Leave the waiting list',
  offeredReason:
    'You are receiving this e-mail because this e-mail address is on the waiting list for this date.',
} as const
