import { stackFrames } from '@/lib/observability/stack-frames'

const root = process.cwd()

function thrown(stack: string, message = ''): Error {
  return Object.assign(new Error(message), { stack })
}

test('a frame says which function, and which line of which file of the project', () => {
  const stack = [
    'TypeError: no',
    `    at Desk.open [as start] (${root}/lib/booking/seats/hold.ts:1:2)`,
    `    at async Page (${root}/app/site/[language]/blog/[slug]/page.tsx:3:4)`,
    `    at new Pool (${root}/node_modules/@scope/pool/index.js:5:6)`,
    `    at async file://${root}/lib/commands/ops.ts:7:8`,
    '    at listOnTimeout (node:internal/timers:581:17)',
    '    at node:internal/main:9:9',
  ]
  expect(stackFrames(thrown(stack.join('\n'), 'no'))).toEqual([
    'Desk.open [as start] lib/booking/seats/hold.ts:1:2',
    'async Page app/site/[language]/blog/[slug]/page.tsx:3:4',
    'new Pool node_modules/@scope/pool/index.js:5:6',
    'lib/commands/ops.ts:7:8',
    'listOnTimeout node:internal/timers:581:17',
    'node:internal/main:9:9',
  ])
})

test('words that look like frames are none', () => {
  const words = `Aino\n    at Aino Korhonen (${root}/lib/env.ts:1:1)\n    at aino@example.com`
  const real = `    at start (${root}/lib/booking/money/quote.ts:1:1)`
  expect(stackFrames(thrown(`Error: ${words}\n${real}`, words))).toEqual([
    'start lib/booking/money/quote.ts:1:1',
  ])
})

test.each([
  'at Aino Korhonen',
  'at Aino (Rovaniemi)',
  'at aino (/etc/passwd:1:1)',
  `at Aino (${root}/Aino Korhonen <aino@example.com>:1:1)`,
  `at Aino (${root}/${'a'.repeat(300)}:1:1)`,
  `${root}/lib/env.ts:1:1`,
])('%j is no frame, also where the words are not those that the error has now', (line) => {
  expect(stackFrames(thrown(`Error: somebody\n    ${line}\n`, 'changed since'))).toEqual([])
})

test('a function that is named by something else than a programmer is left out, its place is not', () => {
  expect(stackFrames(thrown(`Error\n    at Object.aino@example.com (${root}/lib/env.ts:1:1)`))).toEqual([
    'lib/env.ts:1:1',
  ])
})

test('no error has more than eight frames, and one without any has none', () => {
  const frames = Array.from({ length: 50 }, () => `    at go (${root}/lib/env.ts:1:1)`)
  expect(stackFrames(thrown(`Error\n${frames.join('\n')}`))).toHaveLength(8)
  expect(stackFrames(Object.assign(new Error('no'), { stack: undefined }))).toEqual([])
})
