import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { findWords, readWordList } from '@/tools/lint/plain-english.mjs'

const pairs = z
  .array(
    z.object({
      terms: z.array(z.string()),
      not: z.string(),
      but: z.string(),
      checked: z.enum(['all', 'docs', 'by eye']),
    }),
  )
  .parse(readWordList(readFileSync('docs/style.md', 'utf8')))
const enforced = pairs.filter(({ checked }) => checked !== 'by eye')
const terms = enforced.flatMap((pair) => pair.terms.map((term) => ({ ...pair, term })))

test('the word list has at least sixty pairs, each once', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(60)
  const all = pairs.flatMap((pair) => pair.terms.map((term) => `${term} ${pair.checked === 'by eye'}`))
  expect(all.filter((term, index) => all.indexOf(term) !== index)).toEqual([])
})

test.each(terms)('"$term" is found, in any case and across lines', ({ term, ...pair }) => {
  const word = term.replace('*', 'ing')
  for (const text of [word, `It ${word.toUpperCase()}.`, `/** We ${word.replaceAll(' ', '\n * ')} */`]) {
    const [found] = findWords(text, [pair])
    expect(found?.message).toContain(pair.but)
  }
})

test('code, quotations and parts of other words are ignored', () => {
  const text = 'Run `give up` or "give up"; the field says \'give up\', not give-up or [it](beside.md).'
  expect(findWords(text, enforced)).toEqual([])
})
