import { countSilentFailure } from '@/tools/suites/tally'

test('a suite that ran its tests is counted unchanged', () => {
  expect(countSilentFailure({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 })
  expect(countSilentFailure({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 })
})

test('a suite that ran no test has failed', () => {
  expect(countSilentFailure({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
})

test('a suite that crashed after passing tests has failed', () => {
  expect(countSilentFailure({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 })
  expect(countSilentFailure({ passed: 3, failed: 0 }, null)).toEqual({ passed: 3, failed: 1 })
})
