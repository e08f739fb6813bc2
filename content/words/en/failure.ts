/** What a page says that could not be shown. Every page sends these words to the browser. */
export const failure = {
  heading: 'Something went wrong',
  text: 'The fault is ours. Try again, or write to <email></email>.',
  tryAgain: 'Try again',
} as const
