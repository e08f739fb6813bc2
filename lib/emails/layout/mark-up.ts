const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that stands as it is in HTML and MJML, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Of bookings and papers: read aloud on the phone, and typed. */
const NUMBERS = /\b(?:LL-[0-9A-Z]{6}|[RC]-\d{4}-\d{6})\b/g

/** Plain text as HTML: escaped, line breaks kept, and no amount or number of ours broken in two. */
export function markUp(text: string): string {
  return escapeHtml(text)
    .replace(/(\d) €/g, '$1&nbsp;€')
    .replace(NUMBERS, '<span style="white-space:nowrap">$&</span>')
    .replace(/\n/g, '<br />')
}
