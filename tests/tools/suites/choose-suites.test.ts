import { chooseSuites } from '@/tools/suites/choose-suites'

const ALL = ['lint', 'types', 'client', 'server', 'browser', 'faults']

test('all suites run where none is named, else those that are', () => {
  expect(chooseSuites([])).toEqual({ names: ALL, only: [] })
  expect(chooseSuites(['types', 'lint'])).toEqual({ names: ['lint', 'types'], only: [] })
})

test('what follows the name of one suite is the part of it to run', () => {
  expect(chooseSuites(['faults', 'killedMove', 'fullDisk'])).toEqual({
    names: ['faults'],
    only: ['killedMove', 'fullDisk'],
  })
})

test.each([[['lnt']], [['lint', 'lib']], [['killedMove', 'faults']], [['server', 'faults', 'killedMove']]])(
  'what is neither a suite nor a part of one is refused: %j',
  (args) => {
    expect(() => chooseSuites(args)).toThrow(/There is no suite ".+": choose from lint, types, client/)
  },
)
