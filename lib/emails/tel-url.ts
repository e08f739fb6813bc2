/** What calls a number that was typed with spaces, brackets or hyphens. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
