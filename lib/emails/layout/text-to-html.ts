const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escape text for HTML and MJML, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Booking references and document numbers, which people read out on the phone and type, and words with a hyphen. */
const UNBROKEN = /\b(?:LL-[0-9A-Z]{6}|[RC]-\d{4}-\d{6}|[Ee]-[Mm]ails?|Y-tunnus)\b/g

/**
 * Convert plain text to HTML: escape it, keep line breaks, and keep each amount, booking reference, document number
 * and 'e-mail' on one line.
 */
export function textToHtml(text: string): string {
  return escapeHtml(text)
    .replace(/(\d) €/g, '$1&nbsp;€')
    .replace(UNBROKEN, '<span style="white-space:nowrap">$&</span>')
    .replace(/\n/g, '<br />')
}
