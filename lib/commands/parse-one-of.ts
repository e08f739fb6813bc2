import { InvalidArgumentError } from 'commander'

/** One word of a list, with `-`, `_` or a space between its parts. Throws `InvalidArgumentError`. */
export function parseOneOf<Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const word = words.find((known) => known === text.trim().toLowerCase().replace(/[\s-]/g, '_'))
    if (!word) throw new InvalidArgumentError(`One of: ${words.join(', ')}.`)
    return word
  }
}
