import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { opsCommands } from '@/tests/support/ops-commands'

const COMMANDS = [...opsCommands.keys()]

const PAPERS = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
]

test('every command that the docs name exists', () => {
  const named = PAPERS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.\/ops ([a-z]+(?: [a-z]+(?:-[a-z]+)*)?)/g)].map(
      ([, words = '']) => ({
        file,
        words,
      }),
    ),
  )
  expect(named.length).toBeGreaterThan(20)
  const isCommand = (words: string) =>
    COMMANDS.some((name) => name === words || (!name.includes(' ') && name === words.split(' ')[0]))
  expect(named.filter(({ words }) => !isCommand(words))).toEqual([])
})

test('docs/operations.md has every command', () => {
  const operations = readFileSync('docs/operations.md', 'utf8')
  expect(COMMANDS.filter((name) => !operations.includes(`./ops ${name}`))).toEqual([])
})
