/** What we promise, worded the same on every page, in the terms and in e-mails. */
export const promises = {
  /** For places where the full text does not fit. */
  shortGuarantee: 'No lights: refund or free return trip',
  /** How to claim the guarantee, and who decides. */
  guaranteeClaim:
    'Tell the guide the same night or write to us within {days} days. We take your word for it and ask for no proof.',
  /** How guests can change a booking. Rule: guest-changes (docs/rules.md) */
  howToChange:
    'As long as you can cancel free of charge, you can also change the number of guests or the date. You do it yourself on the page of your booking, to which each of our e-mails leads; or write to {email} or call {phone}.',
  /** Rule: free-cancellation (docs/rules.md) */
  cancellation:
    'More than {hours} hours before the start you cancel free of charge and receive the full price back. Within {hours} hours of the start the booking is not refundable, and a booking made as late as that has no free cancellation.',
  /** What a company gets for its books. Rule: company-receipts (docs/rules.md) */
  companyReceipt:
    'With each payment comes a numbered receipt as a PDF, with the VAT at each rate and the name in which you book, which may be your company’s.',
  /** How long a card refund usually takes, inside sentences: 'usually arrives within {arrival}'. */
  refundArrival: '{from} to {to} working days',
} as const
