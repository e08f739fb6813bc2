/** The two pages that guests see after paying by card, or booking in cryptocurrency. */
export const confirmation = {
  heading: 'Your booking',
  loading: 'Loading your booking...',
  stillNothing:
    'Still nothing? Your confirmation comes by e-mail in any case. If it does not, call <phone></phone>.',
  needsScript:
    'Your confirmation comes by e-mail. To see your booking here, switch on JavaScript in your browser.',
  printedCompany: '{legalName}, business ID {businessId}, {address}. {phone}, {email}',

  reference: 'Reference',
  tour: 'Tour',
  date: 'Date',
  time: 'Time',
  finnishTime: '{times} (Finnish time)',
  place: 'Place',
  adults: 'Adults',
  children: 'Children',
  total: 'Total',
  payment: 'Payment',
  cryptocurrency: 'Cryptocurrency',
  email: 'Email',
  phone: 'Phone',
  nextSteps: 'Next steps',
  tellUs: 'Where you stay and what we should know',
  yourBooking: 'Your booking',
  findBooking: 'Find your booking',
  toHome: 'Back to Home',
  toTours: 'Back to Tours',
  checkAgain: 'Check again',

  paidHeading: 'Payment Successful!',
  paid: 'Thank you. A confirmation e-mail is on its way to {email}.',
  stepWhere:
    'Tell us where you stay, so that we know where to collect you, and what our guide should know: allergies, walking, the children’s ages.',
  stepKnow: 'Tell us what we should know: where you stay, allergies, walking, the children’s ages.',
  stepRead:
    'Read the confirmation e-mail: it says when and where we meet, and has the date for your calendar.',
  stepReply: 'Reply to it if anything changes, or if you have a question.',
  stepPack: 'Pack what it says to bring. We look forward to meeting you.',

  cryptoHeading: 'Crypto Booking Submitted!',
  crypto: 'Thank you. We write to {email} with everything you need to pay.',
  stepDetails: 'The wallet address and payment details will be sent to you within {hours} hours.',
  stepPay:
    'Payment must be completed within {hours} hours. For a tour that starts sooner it is due {startHours} hours before the start; our e-mail names the time. Until then your seats are kept.',
  stepTellUs:
    'Meanwhile, tell us where you stay and what our guide should know (allergies, walking, the children’s ages): the e-mail has a button to the page of your booking, which asks for it.',
  stepArrived: 'When your payment has arrived, we confirm the booking by e-mail.',

  noneHeading: 'No Booking Data Found',
  none: 'Please return to the tours page and try again.',
  noneButPaid:
    'Have you paid or booked already? Then your booking is made, and there is no need to do it again: this browser alone has kept nothing of it. The confirmation comes by e-mail, and we send you the link to your booking once more.',
  bookedBefore:
    'Booked before? Each of our e-mails about a booking leads to its page, and we send you the link again: <link>Find your booking</link>',
  noteWithReference: 'Booking {reference}: {text}',
  confirmedWithReference:
    'Your booking {reference} is paid and confirmed. The details are in your confirmation e-mail; there is no need to book again.',
  confirmed:
    'Your booking is paid and confirmed. The details are in your confirmation e-mail; there is no need to book again.',

  checkingHeading: 'Checking your payment',
  checking: 'One moment. We are asking whether your payment has arrived.',
  unreachableHeading: 'We could not check your payment',
  stillTrying:
    'Our server does not answer at the moment. This page keeps trying. Please do not pay again yet.',
  unreachable:
    'Our server does not answer. Your payment may well have arrived: if it has, a confirmation comes by e-mail. Please look there before you pay again.',
  unsettled:
    'Your seats are no longer held, and our payment provider does not say what happened. Your payment may well have arrived: if it has, a confirmation comes by e-mail. Please look there before you pay again.',
  notFoundHeading: 'We could not find this payment',
  notFound:
    'The address of this page names a payment that we do not know. If you have paid, the confirmation comes by e-mail.',
  processingHeading: 'Your payment is being confirmed',
  processing:
    'A card takes a few moments, and this page looks again by itself. From a bank account it takes some days: your seats are held, our e-mail has told you so, and you may close this page. There is no need to pay twice.',
  stillProcessing:
    'This takes longer than usual. You may close this page: we write to you by e-mail as soon as your payment is confirmed. If your bank refuses it, the seats go back and nothing is charged.',
  expiredHeading: 'Payment not completed',
  expired:
    'Your payment was not completed, so there is no booking. Nothing was charged, and the seats have been released.',
  cancelledHeading: 'Booking cancelled',
  cancelled:
    'Your payment had arrived, and the booking is cancelled. Our e-mail about it says what happens next.',
  refundedHeading: 'Payment refunded',
  refunded:
    'Your payment goes back to you, so there is no booking. We write to you about it by e-mail. Banks usually need {from} to {to} working days to show a refund.',
} as const
