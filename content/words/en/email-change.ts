/**
 * E-mails about a change, asked for by the guest or made by us: made, to be paid, withdrawn or lapsed. `{due}` is a time, or `none`
 * if none is set; `{until}` and `{method}` are filled with messages of the areas `email` and `money`.
 */
export const emailChange = {
  changedSubject: 'Booking changed',
  changedHeadline: 'Your booking is changed',
  changedByUsSubject: 'We have changed your booking',
  changedByUs: 'We had to make this change, and are sorry for it.',
  unsuitedTitle: 'If this does not suit you',
  unsuited:
    'Please reply to this e-mail or call {phone}. We look for another date with you, or cancel the booking and return everything you paid for it.',
  otherTour:
    'Booking {reference} is for the {tourName} on {day} now, instead of the {formerTour} on {formerDay}.',
  otherDay: 'Booking {reference} is for {day} now, instead of {formerDay}.',
  otherParty: 'Booking {reference} is for {party} now, instead of {formerParty}.',
  otherPrice: 'The price of booking {reference} is {price} now.',
  stillToPay: 'It still waits for its payment of {amount}, {due, select, none {in time} other {by {due}}}.',
  detailsVoid:
    'Payment details that you may have from us already are void: please wait for the new ones that we send you.',
  changePaid: 'Your payment of {amount} {method} for the change has arrived.',
  costsNothing: 'There is nothing to pay for it, and nothing goes back.',

  paymentSubject: 'Your change waits for its payment',
  paymentPreheader: '{amount} is to pay {due, select, none {in time} other {by {due}}}.',
  paymentHeadline: 'Your change is prepared',
  payment:
    '{isByUs, select, true {We have} other {As you asked, we have}} prepared a change of booking {reference}: {party} on {day}. {amount} is to pay for it, {due, select, none {in time} other {by {due}}}, and the places are kept for you until then.',
  paymentSteps:
    'Your booking’s page leads to the payment: press ‘Pay now’ there, and the change is made a moment later. If you would rather leave everything as it is, press ‘Keep the booking as it is’. Unpaid, the change ends by itself, and your booking stays as it was.',
  bookingAfterChange: 'Your booking after the change',

  droppedSubject: 'Your change is no longer prepared',
  droppedPreheader: 'Your booking stands as it is below, and nothing is to pay.',
  dropped:
    'We had prepared a change of booking {reference} that waited for its payment. It is no longer kept, and there is nothing to pay for it. The booking stands for {party} on {day}.',
  droppedNext:
    'If you would still like the change, please reply to this e-mail, and we prepare it again. If you have paid for it already, we return that payment in full.',
  changeGone:
    'The change to {party} on {day}, which had not been paid, no longer stands, and there is nothing to pay for it. If you have paid for it already, even in part, all of it goes back to you. If you would still like the change, ask for it once more on the page of your booking, or reply to this e-mail.',

  lapsedSubject: 'Your change has ended unpaid',
  lapsedPreheader: 'Your booking stays as it was, and nothing is to pay.',
  lapsed:
    'The payment for the change of booking {reference} did not reach us in time, so the change has ended by itself, and there is nothing to pay for it.',
  lapsedDetailsVoid: 'Payment details for it that you may have do not count any more.',
  staysAsItWas: 'The booking stays as it was: {party} on {day}.',
  lapsedNext:
    'If you would still like the change, ask for it once more on the page of your booking, {until}, or reply to this e-mail. If you have paid in the meantime, we make the change where there is still room, or return the payment in full.',
} as const
