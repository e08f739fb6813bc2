/** Begin a text with a capital letter: `refund by hand` becomes `Refund by hand`. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
