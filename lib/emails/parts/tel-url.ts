/** URL that calls our own number, in our own format. Numbers typed by guests need `phoneParts`. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
