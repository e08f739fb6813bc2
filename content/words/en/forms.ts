/** What the forms for guests have in common. */
export const forms = {
  optional: 'Optional',
  fullName: 'Full Name',
  honeypot: 'Leave this empty',
  proving: 'One moment, please: your browser is making sure that no program is sending this.',
} as const
