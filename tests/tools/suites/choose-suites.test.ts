import { chooseSuites } from '@/tools/suites/choose-suites'

const ALL = ['lint', 'types', 'client', 'server', 'browser', 'faults']

test('all suites run if none is named, otherwise only those named', () => {
  expect(chooseSuites([])).toEqual({ names: ALL, only: [] })
  expect(chooseSuites(['types', 'lint'])).toEqual({ names: ['lint', 'types'], only: [] })
})

test('arguments after a single suite’s name select a part of it', () => {
  expect(chooseSuites(['faults', 'killedMove', 'fullDisk'])).toEqual({
    names: ['faults'],
    only: ['killedMove', 'fullDisk'],
  })
})

test.each([[['lnt']], [['lint', 'lib']], [['killedMove', 'faults']], [['server', 'faults', 'killedMove']]])(
  'an argument that is neither a suite nor a part of one is refused: %j',
  (args) => {
    expect(() => chooseSuites(args)).toThrow(/There is no suite ".+": choose from lint, types, client/)
  },
)
