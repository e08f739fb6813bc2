/** Why the server refuses what a page or a form asks of it, as the guest reads it. */
export const refusals = {
  dateNotFound: 'Selected date not found',
  dateClosed: 'Booking for this date is closed. Please choose another date.',
  cryptoClosed: 'Within {hours} hours of the start a date can be booked by card alone.',
  bookingKeyReused: 'This Idempotency-Key belongs to another booking.',
  requestKeyReused: 'This Idempotency-Key belongs to another request.',
  proofRequired: 'We could not tell whether a person sent this. Please send it once more, or write to us.',
  notEnoughSlots: 'Only {seats} slots available for this date',
  notEnoughCryptoSlots:
    '{seats, plural, =0 {No more places} one {Only # more place} other {Only # more places}} can be held for cryptocurrency on this date just now. Please try payment by card instead.',
  priceChanged: 'The price has changed: the total is now {total}. Please check and try again.',
  tooManyUnpaid:
    'Many places on this tour are held from your network and not paid yet. Please pay for one of those bookings, or try again in {hours, plural, =0 {{minutes, plural, one {a minute} other {# minutes}}} one {# hour} other {# hours}}. For a large group, write to us.',
  limitUsedUp:
    'There were very many requests from you. Please try again in {hours, plural, =0 {{minutes, plural, one {a minute} other {# minutes}}} one {# hour} other {# hours}}, or write to us.',
  placesKept:
    'Places on {day} are kept for guests who are still paying. They may be free again within some minutes: please try again in the calendar.',
  hasRoom: 'There is room for you on {day}: please book it in the calendar.',
  partyTooLarge:
    'This date has {seats, plural, one {# seat} other {# seats}} in all. Please write to us about a larger group.',
  noPaymentPage: 'The payment page could not be opened. Nothing was charged. Please try again.',
  noPaymentPageBecause:
    'The payment page could not be opened ({code}). Nothing was charged. Please try again.',
  linkEnded: 'This link does not work any more.',
  tooManyTries: 'Too many tries. Please wait.',
  noDocument: 'There is no such document.',
  notInCalendar: 'This booking has no place in a calendar.',
  noEmailAddress: 'This is not an e-mail address. Please check it.',

  didNotWork: 'This did not work',
  goBack: 'Go back',
  callOrWrite: 'In a hurry? Call {phone} or write to {email}.',
} as const
