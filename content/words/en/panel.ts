/** The frame of the booking panel, before its form has loaded, and the bar that leads to it. */
export const panel = {
  chooseDate: 'Choose a date',
  introduction: 'Select your preferred date and group size',
  loading: 'Loading tour data...',
  stillNothing: 'Still nothing? Call <phone></phone> or write to <email></email>, and we book your places.',
  needsScript:
    'Booking needs JavaScript. Switch it on in your browser, call <phone></phone> or write to <email></email>, and we book your places. <note>If you come back from the payment page: we cannot see here whether you paid. Please look at your e-mail before you book again. Seats that were not paid for are free again {minutes} minutes after you set out to pay.</note>',
  notLoaded: 'The calendar could not be loaded. Are you online?',
  writeOrCall: 'Or write to <email></email> or call <phone></phone>, and we book your places.',
  failed: 'Something went wrong here. The fault is ours, and what you typed is kept.',
  failedDialogHeading: 'Something went wrong here',
  failedDialog: 'The fault is ours, and what you typed in the form is kept.',
  callInstead: 'If it happens again, call <phone></phone> and we book your places.',
  tryAgain: 'Try again',
  close: 'Close',
  bar: 'Booking',
  fromPrice: 'From {price}',
  perAdult: 'per adult, VAT included',
  howMany: 'How many?',
  yourDetails: 'Your details',
  toPayment: 'To payment',
} as const
