/** The promise of a tour with a guarantee: one sentence, the same on every page, in the terms and in e-mails. */
export function guaranteeSentence(tourName: string): string {
  return `If you see no northern lights on the ${tourName}, you choose: a full refund, or a free return trip on the next available date.`
}
