import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
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

const LINT = `
  import { ESLint } from 'eslint'
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'own/plain-english' })
  const found = []
  for (const [filePath, text] of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(text, { filePath })
    found.push(messages.map(({ ruleId, line, column }) => [ruleId, line, column]))
  }
  console.log(JSON.stringify(found))`

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

test('the linter reports it in comments, docs and style sheets', async () => {
  const [{ terms: [term] } = { terms: [''] }] = pairs.filter(({ checked }) => checked === 'all')
  const files = [
    ['lib/booking/money/quote.ts', `export const one = '${term}'\n/** We go ${term} here. */`],
    ['docs/some.md', `# Title\n\nWe go ${term} here.`],
    ['app/globals.css', `/* We go ${term} here. */`],
  ]
  const args = ['--input-type=module', '--eval', LINT, JSON.stringify(files)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const places = [
    [2, 11],
    [3, 7],
    [1, 10],
  ]
  expect(JSON.parse(stdout)).toEqual(places.map((place) => [['own/plain-english', ...place]]))
}, 120_000)
