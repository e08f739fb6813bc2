import { InvalidArgumentError } from 'commander'
import { wordInput } from '@/lib/contract/operator-inputs'

/** One word of a list, read as the fields of acts are. Throws `InvalidArgumentError`. */
export function parseOneOf<Word extends string>(words: readonly Word[]): (text: string) => Word {
  const schema = wordInput(words)
  return (text) => {
    const word = schema.safeParse(text)
    if (!word.success) throw new InvalidArgumentError(`One of: ${words.join(', ')}.`)
    return word.data
  }
}
