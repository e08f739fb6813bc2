/** The page of a booking behind its guest's link: what it shows and which buttons it has. */
export const guest = {
  title: 'Your booking',
  description: 'Your booking with us: how it stands, when and where we meet, what was paid, and its papers.',
  reference: 'Reference {reference}',
  addToCalendar: 'Add to calendar',
  downloadReceipt: 'Download receipt',
  downloadReceiptNumber: 'Download receipt {number}',
  downloadCreditNote: 'Download credit note {number}',
  seeDates: 'See the dates',
  returnTrip: 'Your free return trip, {day}',

  today: 'Today',
  finnishTime: 'Finnish time',
  timesInFinland: '{times} (Finnish time)',
  tellWhereYouStay: 'Tell us where you stay',
  missedPickUp: 'Nobody there at the time? Please wait where it is warm, and call <phone></phone>.',

  movedFrom: 'Moved from {day} at {time}',
  movedFromTime: 'Moved from {time}',
  movedFromTour: 'Moved from the {tour} on {day} at {time}',
  adults: 'Adults',
  children: 'Children',
  countAtPrice: '{count} at {price}',
  price: 'Price',
  toPay: 'To pay',
  paid: 'Paid',
  stillToPay: 'Still to pay',
  returned: 'Returned',
  takenByBank: 'Taken back by your bank',
  weStillReturn: 'We still return',
  onItsWayBack: 'On its way back',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  wishes: 'Wishes',

  actions: 'Change your booking',
  onceOfferIsPaid: 'Once the place is paid, you can change the number of guests and the date as well.',

  payNow: 'Pay now',
  bindingOrder: 'With a payment you book, and are obliged to pay.',
  whatWouldChange: 'What would change',
  changeToPay: '{day}, {party}: {price} to pay.',
  debitIsReturned:
    'If you keep the booking as it is, your bank still sends the payment, and we return all of it when it has arrived.',
  keepBooking: 'Keep the booking as it is',

  howToPay: 'How to pay',
  coinsWithoutDetails:
    '{amount} {method} is to be paid. We send you the payment details by e-mail, and from then on you find them here as well.',
  coinsToSend: '{amount} {method} is to be paid. Please send:',
  coinAmount: 'Amount',
  coinAddress: 'Address',
  coinNetwork: 'Network',

  chooseNext: 'Choose what happens next',
  comeAgain: 'Come again for free on any date with room for your party.',
  comeAgainUntil: 'Come again for free on any date with room for your party, until {day}.',
  takeAnotherDate:
    'Take another date of the same tour: if it costs more, the difference is ours; if it costs less, it goes back to you.',
  takeAnotherTour:
    'Take another date of the same tour, or of {tours}: if it costs more, the difference is ours; if it costs less, it goes back to you.',
  namedTour: 'the {tour}',
  orRefund: 'Or {amount} goes back to you.',
  noDeadline: 'There is no deadline.',
  elseStays: 'If you choose nothing by {end}, your booking stays as it is.',
  elseRefund: 'If you choose nothing by {end}, all your money goes back by itself.',
  elseEnds: 'If you choose nothing by {end}, the booking ends.',

  newAddress: 'Your new e-mail address',
  newAddressWaits:
    '<address></address> waits for you to open the link that we sent there on {sent}. It works until {end}; until you open it, our e-mails go to the address that we have.',
  sendLinkAgain: 'Send the link again',
  keepOldAddress: 'Keep the old address',

  whereYouStay: 'Where are you staying?',
  forYourGuide: 'For your guide',
  noted:
    'Noted for your guide: {what, select, place {where you stay} health {your note about health} other {where you stay and your note about health}}.',
  haveWishes: 'We have your wishes: the office passes them on to your guide.',
  haveWishesToo: 'We have your wishes as well: the office passes them on to your guide.',
  whereUnknown:
    'We do not know yet where to collect you. Allergies, how well you walk, the children’s ages: please tell us that as well.',
  whatHelps:
    'Where you stay, allergies, how well you walk, the children’s ages: what helps us to look after you.',

  whereWeMeet: 'Where we meet',
  notedPlace: 'We have noted: <place></place>',
  fartherOut: 'If you stay farther out, <transfer>ask for a transfer</transfer> or write to <email></email>.',
  yourGuide: 'Your guide',
  guideSpeaks: 'Speaks {languages}',
  sampleGuide: 'Sample guide',
  whatToBring: 'What to bring',
  wholeList: 'The whole list, to print',
  ourGuarantee: 'Our guarantee',
  ifPlansChange: 'If your plans change',
  onTheDay: 'On the day',
  otherQuestions: 'That number is for every other question of the day, too.',
  writeOtherwise: 'At any other time write to <email></email>.',
  questions: 'Questions',
  writeTo: 'Write to <email></email>.',
  yourHealth: 'Your health',
  healthKept:
    'We keep what you wrote about it, for your guide. It is deleted {days} days after the tour, or now, if you take your consent back.',
  deleteHealth: 'Delete it now',
} as const
