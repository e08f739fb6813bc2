/** What the forms for guests have in common. */
export const forms = {
  optional: 'Optional',
  fullName: 'Full Name',
  /** Below each phone field: without its country code a number cannot be dialled. Rule: telephone-links (docs/rules.md) */
  phoneHint: 'With the country code, such as +33 or +44.',
  missing: 'Please fill this in',
  emailShape: 'Please type an e-mail address, such as name@example.com',
  honeypot: 'Leave this empty',
  proving: 'One moment, please: your browser is making sure that no program is sending this.',
} as const
