/** The dialog of the booking panel in which guests book in cryptocurrency. */
export const cryptoDialog = {
  introduction:
    'We send the wallet address and the payment details by e-mail within {detailsHours} hours. Payment is due within {paymentHours} hours, and at the latest {startHours} hours before the start. Until then your seats are kept.',
  cryptocurrency: 'Cryptocurrency',
  other: 'Other',
  whichHint: 'Please write which cryptocurrency.',
  requestsHint:
    'Nothing about your health, please. After paying you can tell our guide, on your booking’s page.',
  obligation:
    'By confirming you order with an obligation to pay. If you do not pay in time, the booking lapses and you owe nothing.',
  confirm: 'Confirm booking',
  failed: 'Crypto booking failed. Please try card payment instead.',
  notCreated: 'Failed to create crypto booking',
  correctDate: 'Choose another date',
  correctEmail: 'Correct the e-mail address',
  correctPhone: 'Correct the phone number',
} as const
