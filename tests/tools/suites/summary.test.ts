import { formatSummary } from '@/tools/suites/summary'

const file = (name: string, seconds: number) => ({ name, seconds })

test('a run ends with each suite’s time, its slowest files, and the totals on the last line', () => {
  const files = [1, 9, 3, 8, 5, 2].map((seconds) => file(`${seconds}.test.ts`, seconds))
  const results = [
    { suite: 'lint', tally: { passed: 1, failed: 0 }, wallSeconds: 61.6, processorSeconds: 75 },
    { suite: 'server', tally: { passed: 40, failed: 2, files }, wallSeconds: 90, processorSeconds: null },
  ]
  expect(formatSummary(results, { database: 12.2 })).toEqual([
    'suite          passed     failed       wall  processor',
    'lint                1          0       62 s       75 s',
    'server             40          2       90 s          –',
    'database                                          12 s',
    '',
    'The 5 slowest files of each suite:',
    '      9 s  server: 9.test.ts',
    '      8 s  server: 8.test.ts',
    '      5 s  server: 5.test.ts',
    '      3 s  server: 3.test.ts',
    '      2 s  server: 2.test.ts',
    '',
    '41 passed, 2 failed',
  ])
})
