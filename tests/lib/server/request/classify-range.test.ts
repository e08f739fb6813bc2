import { classifyRange } from '@/lib/server/request/classify-range'

test.each([
  ['bytes=0-9', 'satisfiable'],
  ['bytes=0-0', 'satisfiable'],
  ['bytes=99-', 'satisfiable'],
  ['bytes=99-100000', 'satisfiable'],
  ['bytes=-1', 'satisfiable'],
  ['bytes=-1000', 'satisfiable'],
  [' bytes=5-5 ', 'satisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', 'unreadable'],
  ['bytes=-', 'unreadable'],
  ['bytes=', 'unreadable'],
  ['bytes=?a', 'unreadable'],
  ['bytes=1', 'unreadable'],
  ['bytes=--1', 'unreadable'],
  ['bytes=0-1,4-5', 'unreadable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['BYTES=0-9', 'satisfiable'],
  ['lines=1-2', 'unreadable'],
  ['', 'unreadable'],
  ['bytes=1-'.padEnd(16_000, '1'), 'unreadable'],
])('for a file of 100 bytes %s is %s', (header, judgement) => {
  expect(classifyRange(header, 100)).toBe(judgement)
})

test('no range of an empty file can be satisfied', () => {
  expect([classifyRange('bytes=0-', 0), classifyRange('bytes=-5', 0)]).toEqual([
    'unsatisfiable',
    'unsatisfiable',
  ])
})
