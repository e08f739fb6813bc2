/** E-mails about a booking and its tour: confirmed, near, over, changed details, links, and messages from the office. */
export const emailBooking = {
  confirmedSubject: 'Booking confirmed',
  confirmedHeadline: 'Your booking is confirmed',
  confirmedPaid:
    'Thank you. Your payment of {amount} {method} has arrived, and your seats are reserved. Your reference is {reference}; please keep it at hand when you write or call.',
  confirmedFree:
    'Thank you. Your seats are reserved, and there is nothing to pay. Your reference is {reference}; please keep it at hand when you write or call.',
  paidTooMuch: 'That is more than the price of your booking.',
  tellWhatToKnow: 'Tell us what we should know',
  askPlace:
    'Give us the name and address of your accommodation {hasPage, select, true {on the page of your booking} other {by a reply to this e-mail}}.',
  askHealth:
    'Allergies, how well you walk, the children’s ages and child seats have their fields on the page of your booking.',
  keepTheDay: 'Keep the day',
  ifWeCancelTitle: 'If we have to cancel',
  ifWeCancel:
    'Then you choose a full refund or another date. If we do not hear from you within {choiceDays} days of our e-mail, the full price goes back to you without your asking. We start a refund at the latest within {startDays} days; on a card it usually arrives within {from} to {to} working days.',
  ifWrongTitle: 'If something is not right',
  ifWrong:
    'Tell the guide on the spot, or reply to this e-mail. If the tour is not as it was described, you may ask us to put it right, and where that is not possible, for a reduction of the price. If we do not agree: in Finland you may turn to the consumer advice of the Competition and Consumer Authority (kkv.fi) and then to the Consumer Disputes Board (kuluttajariita.fi), which takes complaints in Finnish and Swedish only; elsewhere in the European Union, in Norway and in Iceland to the European Consumer Centre of your own country (eccnet.eu).',
  contractTitle: 'Your contract',
  contract:
    'You bought this from {legalName}, business ID {businessId}, {address}. The price includes VAT. For leisure services on a fixed date there is no 14-day right of withdrawal; the cancellation above is what you have. The contract is in English and under Finnish law. The terms are attached in full, and are also at {url}',

  reminderSubject: 'Your tour is near',
  reminderHeadline: 'We look forward to seeing you',
  reminder: 'Your tour is on {day}. {times} (Finnish time). This is what helps you to be ready for it.',
  reminderHealth:
    'Is there an allergy, or is walking hard for someone? Then please tell our guide on the page of your booking as well.',
  whereDoYouStay: 'Where do you stay?',
  placeNotKnown:
    'We do not know yet where to pick you up. Please tell us the name and address of your accommodation {hasPage, select, true {on the page of your booking} other {by a reply to this e-mail}}.',
  whereWeMeet: 'Where we meet',
  pickUpHere:
    'We meet you here: {place}. If that has changed, please tell us {hasPage, select, true {on the page of your booking} other {by a reply to this e-mail}}.',
  guide: 'Your guide is {name}.',
  guideSpeaks: 'Your guide is {name}, who speaks {languages}.',
  sampleGuideSpeaks: 'Your guide is {name} (sample guide), who speaks {languages}.',

  thanksSubject: 'Thank you for coming',
  thanksPreheader: 'Thank you for coming with us. How was it?',
  thanks:
    'Thank you for coming with us. It was a pleasure to have you along on {day}, and we hope that you are warm again by now.',
  howWasIt: 'How was it?',
  askReview:
    'A few lines from you help those who wonder whether to come. We read every review before it is shown, and show the critical ones too. If something was not as it should have been, you can also reply to this e-mail, so that we can put it right.',
  writeReview: 'Write a review',

  reviewSubject: 'Your review is not shown',
  reviewHeadline: 'About your review',
  reviewThanks: 'Thank you for writing about the {tourName} on {day}.',
  reviewNotShown: 'We do not show it.',
  reviewAgain:
    'We never refuse a review because it is critical. If you would like to say the same in another way, withdraw the review on its page and write it again. If you think that we are wrong, reply to this e-mail and tell us why.',
  yourReview: 'Your review',

  notedSubject: 'Noted for your tour',
  notedChange: 'We have noted your change.',
  notedWishes: 'We have your wishes: the office passes them on to your guide.',
  notedPlace: 'We have noted where you stay: {place}.',
  notedPickUp: 'We have noted where you stay, and collect you there: {place}.',
  correctIt: 'Is something not right? Correct it on the page of your booking.',
  healthNotMentioned:
    'Our e-mails never mention a note about your health: if you saved one, it is on the page of your booking, where you can read and delete it.',
  calendarHasPlace: 'The calendar file attached to this e-mail has the place: {place}.',

  newAddressSubject: 'New e-mail address',
  newAddressHeadline: 'Your e-mail address is changed',
  newAddress: 'As you asked, our e-mails about booking {reference} go to {email} from now on.',
  oldLinksEnded: 'Links to the booking that were sent before have ended. Nothing else about it has changed.',
  notYou: 'If this was not you, please call us on {phone}: we will put it right at once.',
  newAddressReason: 'You are receiving this e-mail because it is about the address of booking {reference}.',

  proveSubject: 'Please confirm your e-mail address ({reference})',
  proveHeadline: 'Is this your address?',
  bookingNumber: 'Booking {reference}',
  proveAddress:
    'Somebody, probably you, would like our e-mails about booking {reference} to come to this address.',
  proveSteps:
    'To have them here, open the page below and press “Use this address”. The link works for {hours, plural, one {# hour} other {# hours}}; until then nothing changes. If other bookings of yours should use it, too, have their references at hand.',
  confirmAddress: 'Confirm this address',
  proveNotYou: 'If it was not you, there is nothing to do: without that step no further e-mail comes to you.',
  proveReason: 'You are receiving this e-mail because somebody gave this address for a booking with us.',

  linkSubject: 'Your booking {reference}',
  linksSubject: 'Your bookings with us',
  linksPreheader: 'The link that you asked for.',
  linksHeadline: 'Here is your link',
  bookingsHere: '{count, plural, one {# booking} other {# bookings}} with this address',
  links:
    'Somebody, probably you, asked on our site for the links to the bookings of this address. Whoever has a link can see and change the booking, so keep it to yourself.',
  dayAndReference: '{day}\nReference {reference}',
  linksNotYou: 'If it was not you, there is nothing to do: the e-mail came to you alone.',
  linksReason: 'You are receiving this e-mail because somebody typed your address at “Find your booking”.',

  messageSubject: 'A message about your tour',
  messageAbout: 'We write to you about the {tourName} on {day}.',
} as const
