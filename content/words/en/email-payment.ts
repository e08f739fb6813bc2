/**
 * E-mails about a payment: by link, in cryptocurrency or from a bank account; due, short, lapsed or failed. `{due}` is a
 * time, or `none` if none is set; `{method}` is filled with a message of the area `money`.
 */
export const emailPayment = {
  heldSubject: 'Your seats are held',
  heldPreheader: 'Not confirmed yet: payment is due {due, select, none {in time} other {by {due}}}.',
  heldHeadline: 'Your seats are held for you',
  held: 'Thank you for your booking {reference}. You chose to pay {method}. Your seats are held. The booking is not confirmed yet; it will be as soon as your payment has arrived.',
  sendDetailsStep: 'We send you the payment details',
  sendDetails: 'You receive the wallet address and the payment details by e-mail within {hours} hours.',
  sendDetailsSoon:
    'You receive the wallet address and the payment details by e-mail in good time before the payment is due.',
  nameCoin: 'Please reply with the name of the cryptocurrency you wish to use.',
  nameCoinUnlessRequested:
    'Please reply with the name of the cryptocurrency you wish to use, if it is not among your requests.',
  payStep: 'You pay within {hours} hours',
  payBy: 'Your payment is due {due, select, none {in time} other {by {due}}}.',
  confirmStep: 'We confirm your booking',
  confirm: 'When the payment has arrived, you receive the confirmation and a calendar file by e-mail.',

  detailsSubject: 'How to pay',
  detailsPreheader: '{amount} {method}, due {due, select, none {in time} other {by {due}}}.',
  detailsHeadline: 'Your payment details',
  details:
    'Here is how to pay for {isOfChange, select, true {the change of booking {reference}} other {booking {reference}}}: {amount} {method}, due {due, select, none {in time} other {by {due}}}.',
  partArrived: '{amount} of it has arrived.',
  earlierDetailsVoid: 'Earlier payment details for it, if you had any, are no longer valid.',
  pleaseSend: 'Please send',
  amount: 'Amount',
  address: 'Address',
  network: 'Network',
  worth: 'Worth',
  rate: 'Rate',
  codeAlt: 'A QR code of the payment address',
  beforeSending: 'Before you send it',
  sendingAdvice:
    'Please compare the address sign by sign, and choose the very network named above: coins on another one do not arrive. The fee of the network comes on top. When everything has arrived, you have our confirmation by e-mail.',
  bookingUntilThen: 'Your booking until then',

  noDetailsSent:
    'We did not send you the payment details for booking {reference} in time. We are sorry: this was our mistake, and you could not pay. The seats were given back {due, select, none {in time} other {by {due}}}, and you owe nothing.',
  lapsed:
    'Your payment for booking {reference} did not reach us {due, select, none {in time} other {by {due}}}. The seats were given back, and you owe nothing.',
  restLapsed:
    'The rest of your payment for booking {reference} did not reach us {due, select, none {in time} other {by {due}}}. The seats were given back, and you owe nothing.',
  bookAgainOrReply:
    'If you would still like to come, please book again. If you have paid in the meantime, reply to this e-mail and we look into it at once.',
  bookAgainByCard:
    'If you would still like to come, please book again and pay by card: your seats are then confirmed at once.',
  bookAgainButton: 'Book again',
  bookAgainByCardButton: 'Book again and pay by card',

  shortSubject: 'A part of your payment is missing',
  shortPreheader: '{amount} is still to come, {due, select, none {in time} other {by {due}}}.',
  shortHeadline: '{amount} is still to come',
  short:
    'Thank you: {arrived} has arrived {method} for {isOfChange, select, true {the change of booking {reference}} other {booking {reference}}}. {rest} is missing. Your seats are held, and the rest is due {due, select, none {in time} other {by {due}}}.',
  ifRestLateTitle: 'If the rest does not arrive in time',
  ifRestOfChangeLate: 'Your booking stays as it was, and we return what has arrived.',
  ifRestLate: 'Your seats go back to other guests, and we return what has arrived.',
  sendRest:
    'Please send the rest as you sent this part, or pay it by card: your booking’s page leads there, under ‘Pay now’.',
  askForRest: 'Please reply to this e-mail, and we send you the details for the rest.',
  sendRestTo:
    'At the rate that we sent you, this is {coins}. Please send it to the same address, {address}, on the network {network}.',

  failedSubject: 'Your payment did not go through',
  failedPreheader: 'Nothing was taken from your account, and the seats are free again.',
  failedChangePreheader: 'Nothing was taken from your account, and your booking stays as it was.',
  failed:
    'Your bank did not make the payment for booking {reference}. Nothing was taken from your account. The seats are free again, so you have no booking for this day.',
  failedChange:
    'Your bank did not make the payment for the change of booking {reference}. Nothing was taken from your account, and the booking stays as it was.',
  retry:
    'If you would still like to come, the calendar shows the seats that are free. A card is confirmed at once; your bank can tell you why it did not pay.',
  retryChange:
    'If you would still like the change, ask for it once more on the page of your booking. A card is confirmed at once; your bank can tell you why it did not pay.',

  underWaySubject: 'Your payment is under way',
  underWayPreheader: 'Your seats are held. There is nothing to do, and no need to pay again.',
  underWay:
    'Thank you for booking with us. Your bank is making the payment for booking {reference}. From a bank account that takes some days, and your seats are held for you meanwhile.',
  underWayWait:
    'There is nothing for you to do, and no need to pay again. We write to you as soon as the payment has arrived, and that e-mail confirms your booking.',
  whatIsBooked: 'What is booked',
  underWayLabel: 'Under way',
  ifBankFailsTitle: 'If your bank does not pay',
  ifBankFails:
    'Then nothing is taken from your account, the seats go back to other guests, and we tell you by e-mail.',

  keptSubject: 'Your payment has arrived',
  keptPreheader: 'It is for the booking that you cancelled, and is not refunded.',
  kept: 'Your bank has made the payment for booking {reference}, which was under way when you cancelled it. You can cancel free of charge {until}; the cancellation came later, so the payment is not refunded.',

  linkSubject: 'Your seats are kept',
  linkPreheader: 'Please pay {due, select, none {in time} other {by {due}}}, and your booking is confirmed.',
  linkHeadline: 'Your seats are kept for you',
  link: 'Thank you for booking with us. Your seats under booking {reference} are kept for you until your payment has arrived, which is due {due, select, none {in time} other {by {due}}}.',
  linkSteps:
    'Your booking’s page leads to the payment: press ‘Pay now’ there, whenever it suits you, and pay by card on the secure page of Stripe. The confirmation reaches you a moment later.',
  linkLapsedNext:
    'If you would still like to come, call us or reply to this e-mail, or choose among the seats that are free. If you have paid in the meantime, we seat you again where there is room, or return the payment in full.',
} as const
