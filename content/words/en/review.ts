/** The page on which a guest writes, reads and withdraws a review. */
export const review = {
  title: 'How was it?',
  description: 'Write about the tour that you took with us, read your review again, or withdraw it.',
  stars: 'Stars',
  starCount: '{count, plural, one {# star} other {# stars}}',
  words: 'Your words',
  wordsHint: 'What you would tell a friend: what was good, and what was not. At least {least} characters.',
  firstName: 'First name',
  country: 'Country',
  language: 'Language',
  anotherLanguage: 'Another language',
  photograph:
    'If your guide took a photograph of me on this tour, you may show it with my review. (Optional)',
  whatIsShown:
    'Everyone can read your stars, your words, your first name and your country, with the line ‘{line}’. You withdraw it by this same link until {day}, and by writing to us after that.',
  send: 'Send review',

  sent: 'Thank you. Your review is with us.',
  exists:
    'You have already written about this tour, so nothing was sent again. If you would like to change it, withdraw this one first and write it again.',
  withdrawn: 'Your review is deleted, here and on our pages. You are welcome to write another.',
  limited:
    'That was sent very often, so nothing was sent now. Your words are still here: please try again in an hour.',

  received: 'Your review is not shown yet',
  receivedText:
    'We read each review before it is shown, and show the critical ones too. How we do it is in our <link>imprint</link>.',
  published: 'Your review is published',
  publishedText: 'It is among <link>all reviews</link>.',
  refused: 'Your review is not shown',
  refusedText: 'We do not show it.',
  changedMind: 'Changed your mind?',
  ifYouWithdraw:
    'Withdraw it, and it is deleted at once, here and on our pages, with your consent to a photograph and any that we show.',
  withdraw: 'Withdraw review',
} as const
