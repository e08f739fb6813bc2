/** Notes beside fields and buttons. */
export const notes = {
  /** Below each phone field: without its country code a number cannot be dialled. Rule: telephone-links (docs/rules.md) */
  phone: 'With the country code, such as +33 or +44.',
  /** Wherever a guest orders something. Rule: no-withdrawal (docs/rules.md) */
  noWithdrawal: 'There is no 14-day right of withdrawal, because the date is fixed.',
  /** The consent of guests who tell us about their health. Rule: health (docs/rules.md) */
  healthConsent:
    'I agree that {brand} keeps what I write here about health, and that our guide reads it, so that I can be looked after on the tour. It is deleted {days} days after the tour. I can take this back at any time on the page of my booking.',
} as const
