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

/** Plain text as HTML: escaped, line breaks kept, and an amount never parted from its currency. */
export function markUp(text: string): string {
  return escapeHtml(text)
    .replace(/(\d) €/g, '$1&nbsp;€')
    .replace(/\n/g, '<br />')
}
