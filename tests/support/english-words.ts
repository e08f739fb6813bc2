/** Words that are in nearly every English sentence, and in none of the site's other languages. */
export const ENGLISH = /(?<![\w@.&-])(the|your|you|with|from|booking|are)(?![\w@-])/i

/** Every six words in a row that are no figures, within one sentence or cell: what a translation may have left over. */
export function sixWordsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+|[.!?|:;,]/gu) ?? []
  return words
    .slice(5)
    .map((_, index) => words.slice(index, index + 6))
    .filter((six) => six.every((word) => /^\p{L}/u.test(word)))
    .map((six) => six.join(' '))
}
