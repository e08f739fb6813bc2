/** The `tel:` URL for our own phone number. For numbers typed by guests, use `splitAtPhoneNumbers`. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
