/**
 * What e-mails to guests share: greeting, signature and footer, the table of a booking, and the texts of more than one
 * e-mail. `{until}` is filled with `freeUntil` or `freeUntilFormerStart`, `{method}` with a message of the area `money`.
 */
export const email = {
  greeting: 'Dear {name},',
  greetingWithoutName: 'Good day,',
  signature: 'If anything is unclear, reply to this e-mail or call {phone}.\n\nWarm regards,\n{brand}',
  reason: 'You are receiving this e-mail because booking {reference} was made with this e-mail address.',
  subject: '{what}: {tourName}, {day} ({reference})',
  companyWithId: '{legalName}, business ID {businessId}',
  businessId: 'Business ID {businessId}',

  reference: 'Reference',
  tour: 'Tour',
  date: 'Date',
  time: 'Time',
  place: 'Place',
  guests: 'Guests',
  requests: 'Requests',
  price: 'Price',
  paid: 'Paid',
  refundedBefore: 'Already refunded',
  toPay: 'To pay',
  wasToPay: 'Was to pay',
  finnishTime: '(Finnish time)',
  adultsAt: '{count, plural, one {# adult at {price}} other {# adults at {price} each}}',
  childrenAt: '{count, plural, one {# child at {price}} other {# children at {price} each}}',
  priceWithVat: '{price} {method}, VAT included',
  nothingToPay: 'Nothing to pay',

  yourBooking: 'Your booking',
  whatWasBooked: 'What was booked',
  whatHappensNext: 'What happens next',
  whatToBring: 'What to bring',
  ifPlansChange: 'If your plans change',
  ifUnpaidTitle: 'If the payment does not arrive in time',
  ifUnpaid: 'Your seats go back to other guests and the booking ends by itself. You owe nothing.',
  endedUnpaid: 'Your booking has ended unpaid',
  seatsReturned: 'Your seats were given back, and you owe nothing.',
  nothingWasPaid: 'Nothing had been paid, so there is nothing to return.',

  seeYourTour: 'See your tour',
  seeTheTour: 'See the tour',
  chooseDate: 'Choose a date',
  chooseAnotherDate: 'Choose another date',
  tellWhereYouStay: 'Tell us where you stay',

  start: 'Start {time}',
  timesAndPlace: '{times} (Finnish time).\n{place}.',
  onDay: 'On {day}',
  ourGuarantee: 'Our guarantee',
  calendarAdds: 'The calendar file attached to this e-mail puts the tour into your calendar.',
  calendarAddsIt: 'The calendar file attached to this e-mail puts it into your calendar.',
  calendarUpdates: 'The calendar file attached to this e-mail brings your calendar up to date.',
  calendarRemoves: 'The calendar file attached to this e-mail takes the tour out of your calendar.',

  freeUntil:
    '{hours, plural, =0 {until the start} one {until # hour before the start} other {until # hours before the start}}',
  freeUntilFormerStart:
    '{hours, plural, =0 {until the former, later start} one {until # hour before the former, later start} other {until # hours before the former, later start}}',
  cancelFree:
    'You can cancel free of charge {until}. {hasPage, select, true {Do so on the page of your booking, or write to us,} other {Write to us}} before {end}, and we refund the full price; from then on it is not refunded. Until then you can also come with more or fewer guests, or on another date.',
  cancelOver:
    'Bookings can be cancelled free of charge {until}. For your tour that was {end}, so the price is not refunded if you cancel.',
  weatherReason: 'The weather {isLate, select, true {did} other {does}} not allow us to run it safely.',
  guideReason:
    'Our guide {isLate, select, true {was} other {is}} not able to lead it, and we have nobody else to send.',
  fewReason: 'Too few guests {isLate, select, true {had} other {have}} booked it.',
  mergedReason: 'We have joined it with another date.',

  receipt: 'receipt {number}',
  creditNote: 'credit note {number}',
  attached: '{count, plural, one {{papers} is attached.} other {{papers} are attached.}}',
  returnedPart: '{amount} had arrived, and we return it to you.',
  replyWithWallet: 'Please reply with the address of the wallet that should have it.',
} as const
