/** `guide's "list"` as `guide’s “list”`: authors type the straight ones, readers see the right ones. */
export function smartQuotes(text: string): string {
  return text
    .replace(/(^|[\s([\u2013\u2014])'/g, '$1‘')
    .replaceAll("'", '’')
    .replace(/(^|[\s([\u2013\u2014])"/g, '$1“')
    .replaceAll('"', '”')
}
