/** The form of the booking panel: party, contact details, price, payment and their errors. */
export const booking = {
  full: 'Full',
  noDateHasPlaces: 'No date has {seats, plural, one {# place} other {# places}}',
  largerTour:
    'More of you? The <larger>{name}</larger> has {seats} places, and a <custom>customized tour</custom> is planned for your group alone.',
  customTour: 'More of you? A <custom>customized tour</custom> is planned for your group alone.',
  dayChosen: '{day} is chosen.',
  totalIs: 'The total is {total}.',
  /** Wherever a guest orders something. Rule: no-withdrawal (docs/rules.md) */
  noWithdrawal: 'There is no 14-day right of withdrawal, because the date is fixed.',

  participants: 'Participants',
  dateFirst: 'Please select a date first',
  placesOnDate: '{seats} places on this date',
  maximumReached: 'Maximum capacity reached for this date ({seats} people)',
  justMe: 'Just me, one adult',
  adult: 'Adult',
  child: 'Child',
  ages: 'Age {from} - {to}',
  adultNoun: '{count, plural, one {adult} other {adults}}',
  childNoun: '{count, plural, one {child} other {children}}',
  removeAdult: 'Remove one adult',
  removeChild: 'Remove one child',
  addAdult: 'Add one adult',
  addChild: 'Add one child',

  yourDetails: 'Your details',
  keptInTab: 'Kept in this tab until you close it.',
  clearDetails: 'Clear your details',
  email: 'Email',
  phone: 'Phone',
  requests: 'Special requests',
  agesHint: 'Please write the children’s ages.',
  requestsHint:
    'Sent with a card payment to Stripe: nothing about your health, please. After paying you can tell our guide, on your booking’s page.',

  summary: 'Summary',
  tour: 'Tour',
  date: 'Date',
  guests: 'Guests',
  dateAt: '{day} at {time}',
  noDateYet: 'Not chosen yet',
  ownPrice: 'This date has its own price. Ordinarily an adult pays {adult} and a child {child}.',
  total: 'Total',
  vatIncluded: 'VAT included',
  loading: 'Loading...',

  obligation:
    '<strong>Book and pay.</strong> With either button you order with an obligation to pay the total above.',
  dateBeforePaying: 'To pay, <link>choose a date</link> first.',
  forOneAdult: 'For one adult. <link>Are you more?</link>',
  payByCard: 'Pay with card',
  payInCrypto: 'Pay with crypto',
  processing: 'Processing...',
  cancel: 'Cancel',
  holding: 'One moment, please: your seats are being held.',
  cardAlone: 'Within {hours} hours of the start this date can be booked by card alone.',
  cardsOnStripe: 'Cards are paid on Stripe’s secure page.',
  freeCancellation:
    'Free cancellation more than {hours} hours before the start; a booking made later than that is not refundable.',
  terms:
    'With a booking you accept our <terms>terms<tab> (opens in a new tab)</tab></terms>. Our <privacy>privacy policy<tab> (opens in a new tab)</tab></privacy> says what we keep.',
  freeUntil: 'Free cancellation until {deadline}',
  startsSoon:
    'This date starts in {hours, plural, =0 {less than an hour} one {# hour} other {# hours}} and can no longer be cancelled for a refund',

  dateMissing: 'Please select a date',
  fieldsMissing: 'Please fill in all required fields',
  nameMissing: 'Please tell us your name',
  emailMissing: 'Please tell us your e-mail address',
  invalidEmail: 'Invalid email address',
  dateNotFound: 'Selected date not found',
  seatsLeft: 'Only {seats} slots available for this date',
  bookAgain:
    'Book again? With this address you have booked this tour on this date already. For further places, press the button once more.',
  failed: 'Booking failed',
  noPaymentPage: 'Failed to create checkout session',
  cardDeclined: 'Payment was declined',
  insufficientFunds: 'Insufficient funds',
  cardExpired: 'Card has expired',
  incorrectCvc: 'Incorrect CVC code',
  notConfigured:
    'Stripe, the card payment provider, is not configured: NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY must be added to the environment file (.env).',

  paymentCancelled: 'Your payment was cancelled and nothing was charged. Your seats have been released.',
  paymentUnknown:
    'We cannot see just now whether you paid: please look at your e-mail before you book again. Seats that were not paid for are free again {minutes} minutes after you set out to pay, at the latest.',
  paymentEnded:
    'Your payment had arrived, and the booking has been cancelled since. Our e-mail about it says what happens next.',
  alreadyMade:
    'Your booking has been made, and there is no need to book again. All about it comes to you by e-mail.',
  paid: 'Your payment went through and your booking is confirmed. The confirmation is on its way to your e-mail.',
  paymentProcessing:
    'Your payment is still being confirmed. We will write to you by e-mail as soon as it is.',
} as const
