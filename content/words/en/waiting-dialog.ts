/** The dialog of the booking panel in which guests join the waiting list. */
export const waitingDialog = {
  introduction:
    'Free places are offered in the order in which guests confirmed their place in the line, by a link that we e-mail you now. When a place is free for you, we write again and keep it for up to {hours} hours, less when the tour is near.',
  dates: 'Dates',
  moreDates: 'More dates',
  dateMissing: 'Please choose at least one date',
  privacy: 'Each e-mail has a link to leave the list. What we keep, our <link>privacy policy</link> says.',
  join: 'Join the waiting list',
  sending: 'One moment, please: we write down your dates.',
  failed: 'We could not put you on the list. Please try again, or write to us.',
  done: 'Done',
  sent: 'Almost there: we have sent an e-mail to {email}. Your place in the line counts from the click in it, which we keep open for {hours} hours.',
} as const
