/** Turn `guide's "list"` into `guide’s “list”`: authors type straight quotes, readers see curly ones. */
export function toSmartQuotes(text: string): string {
  return text
    .replace(/(^|[\s([\u2013\u2014])'/g, '$1‘')
    .replaceAll("'", '’')
    .replace(/(^|[\s([\u2013\u2014])"/g, '$1“')
    .replaceAll('"', '”')
}
