/** What a reader sees of HTML: no styles, no tags, entities as characters, blanks as one. */
export function readable(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>|<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}
