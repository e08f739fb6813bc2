/** What calls our own number, written as we write it; what guests type is read by `phoneParts`. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
