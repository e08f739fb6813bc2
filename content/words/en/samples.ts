/** What marks samples that the operator has not confirmed yet. */
export const samples = {
  /** Behind a phrase or a sentence. */
  note: '(sample, not confirmed yet)',
  asterisk: 'What ends with an asterisk (*) is a sample, not confirmed yet.',
} as const
