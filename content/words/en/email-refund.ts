/**
 * E-mails about refunds and cancellations: why, how much, and how. `{method}` is filled with a
 * message of the area `money`, `{until}` with one of `email`.
 */
export const emailRefund = {
  sentToCard: 'We have sent {amount} back to you to your card.',
  sentBy: 'We have sent {amount} back to you {method}.',
  weWriteHow: 'We return {amount} to you and write to you about how.',
  onItsWay:
    '{amount} is on its way back to the card or account you paid with, and usually arrives within {from} to {to} working days.',
  weWriteHowSince: 'We return {amount} to you and write to you about how, since you paid {method}.',
  partlyByHand:
    'We return {amount} to you. What you paid {byProvider} goes back the same way and usually arrives within {from} to {to} working days; about what you paid {byHand} we write to you.',
  wentBackSeparately: '{amount} of the payment had gone back separately.',
  wentBackRestFollows: '{returned} of the payment had gone back separately; {rest} follows now.',
  wentBackNoMore: '{returned} of the payment had gone back separately; nothing else follows.',
  withheldDisputed:
    'Your bank has asked us for the payment back. While it decides, we cannot return it as well; it writes to you about the result. Should it leave the payment with us, we return it then.',
  withheldTaken: 'Your bank has taken the payment back, so there is nothing left to return.',
  withheldReturned:
    '{amount} has gone back to the card or account you paid with already, so there is nothing left to return.',

  subject: 'Your payment is on its way back',
  headline: '{amount} is on its way back',
  partHeadline: '{amount} of {whole} is on its way back',
  partOfWhole: 'This is a part of the {whole} that you get back in all; each part has an e-mail of its own.',
  stillConfirmed: 'Your booking, still confirmed',
  whatItWasFor: 'What the payment was for',
  roomOn: 'If you would still like to come, these dates have room for your party just now:\n{days}',
  lookInCalendar: 'If you would still like to come, the calendar shows the seats that are free.',

  goesBack: 'Your payment for booking {reference} goes back to you.',
  paidTwice:
    'Booking {reference} was paid twice. {isPaid, select, true {Your booking stays confirmed, with the seats you have; we} other {We}} return the second payment.',
  wrongAmount:
    'The amount we received is not the price of the booking, which is {price}. We could not confirm booking {reference} with it, so you have no booking for this day.',
  seatGone:
    'Your payment for booking {reference} reached us when the seats were no longer kept for it, and we could not give them to you again. So you have no booking for this day. We are sorry.',
  calledOff:
    'Your payment for booking {reference} reached us when we had called off this departure. So you have no booking for this day. We are sorry.',
  overpaid:
    'More has arrived for booking {reference} than it costs. Your booking is confirmed, and we return what was too much.',
  notInFull:
    'Not all of the payment for booking {reference} reached us in time, so the seats were given back. We return what had arrived.',
  disputeEnded:
    'Your bank has decided about your payment for booking {reference}. What we could not return before it did goes back to you now.',
  goodwill:
    'We return a part of what you paid for booking {reference}, as a courtesy. Everything else about your booking stays as it is.',
  tourNotAsBooked:
    'Your tour under booking {reference} was not as you booked it. We are sorry, and return a part of what you paid.',
  ourMistake:
    'We have made a mistake with the price of booking {reference}. We are sorry, and put it right. Everything else about your booking stays as it is.',
  bookingChanged:
    'Your payment for booking {reference} reached us from a payment page that was opened before the booking was changed, so it was not its price any more. We return it. Your seats are kept as before, and your booking’s page shows what is to pay now.',
  bookingEnded: 'Your payment for booking {reference} reached us when the booking had ended. We return it.',

  staysAsItWas: 'Booking {reference} {isPaid, select, true {stays as it was} other {has ended}}.',
  changeGoesBack: 'Your payment for the change goes back to you.',
  changeDropped: 'Your payment reached us for a change that was given up or replaced.',
  changePaidTwice:
    'The change of booking {reference} was paid twice. It is made, and we return the second payment.',
  changeWrongAmount: 'The amount we received is not what the change costs.',
  changeSeatGone:
    'Your payment for the change reached us when its seats were no longer kept, and we could not give them to you again. We are sorry.',
  changeCalledOff:
    'Your payment for the change reached us when we had called off this departure. We are sorry.',
  changeOfOther: 'Your payment reached us for a change of a booking that is another since.',
  changeOverpaid:
    'More has arrived for the change of booking {reference} than it costs. The change is made, and we return what was too much.',
  changeNotInFull: 'Not all of the payment for the change reached us in time. We return what had arrived.',
  changeDisputeEnded:
    'Your bank has decided about your payment for a change of booking {reference}. What we could not return before it did goes back to you now.',

  correctedSubject: 'Your refund, corrected',
  corrected: 'We wrote that {amount} is on its way back to you. That was not exact, and we are sorry.',
  toCard:
    'The money goes to the card or account you paid with, and usually arrives within {from} to {to} working days.',

  creditNoteSubject: 'Your credit note',

  cancelledSubject: 'Booking cancelled',
  refundSubject: 'Your refund',
  cancelledHeadline: 'Your booking is cancelled',
  refundHeadline: 'Your payment goes back to you',
  departureCalledOff: 'We have called off this departure, and booking {reference} with it.',
  sorryOtherDay:
    'We are sorry. If you would rather come on another day, reply to this e-mail and we will help you book it.',
  cannotRun: 'We cannot run the tour as you booked it, and have cancelled booking {reference}.',
  cancelledFor: 'Booking {reference} for {start} is cancelled, and your seats were given back.',
  cancelled: 'Booking {reference} is cancelled.',
  couldNotRun: 'We could not run the tour as you booked it. We are sorry.',
  returnsPaid: 'We return what you paid for booking {reference}. There is nothing for you to do.',
  latePaymentReturned: 'A payment that still reaches us goes back to you in full.',
  cancelledTooLate:
    'You can cancel free of charge {until}. This cancellation came later, so the price is not refunded.',
} as const
