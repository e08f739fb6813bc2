import { describeFailure, describeRunning, planRelease, planRollback } from '@/tools/release/plan'

const [OLD, NEW, NEXT] = ['0ld0000000aaaa', '1new000000aaaa', '2next00000aaaa']

const running = (worker: string | null, first: string | null, second: string | null) =>
  new Map([
    ['worker', worker],
    ['3001', first],
    ['3002', second],
  ])

test('the way back leads to what ran before', () => {
  expect(planRelease(NEW, running(OLD, OLD, OLD), null)).toMatchObject({ target: NEW, former: OLD })
})

test('an interrupted release that is given again keeps its way back', () => {
  expect(planRelease(NEW, running(NEW, NEW, OLD), OLD)).toMatchObject({ former: OLD })
  expect(planRelease(NEW, running(NEW, NEW, NEW), OLD)).toMatchObject({ former: OLD })
})

test('a repair released in the middle of another release leads back to the last one that ran everywhere', () => {
  expect(planRelease(NEXT, running(NEW, NEW, OLD), OLD)).toMatchObject({ target: NEXT, former: OLD })
})

test('the first release has no way back', () => {
  expect(planRelease(NEW, running(null, null, null), null)).toMatchObject({ former: null })
  expect(() => planRollback(running(NEW, NEW, NEW), null)).toThrow('no release to go back to')
})

test('an earlier release that is given again does not lead back to itself', () => {
  expect(planRelease(OLD, running(OLD, OLD, OLD), OLD)).toMatchObject({ former: null })
})

test('a return can be interrupted and given again', () => {
  expect(planRollback(running(NEW, NEW, NEW), OLD)).toMatchObject({ target: OLD, former: NEW, isBack: true })
  expect(planRollback(running(OLD, OLD, NEW), OLD)).toMatchObject({ target: OLD, former: NEW })
  expect(planRollback(running(OLD, OLD, OLD), OLD)).toMatchObject({ target: OLD, former: null })
})

test('the state of the site is one sentence', () => {
  expect(describeRunning(running(null, null, null))).toBe('Nothing runs yet.')
  expect(describeRunning(running(OLD, OLD, OLD))).toBe('0ld0000000 runs everywhere.')
  expect(describeRunning(running(NEW, NEW, OLD))).toBe(
    'worker and 3001 run 1new000000; 3002 runs 0ld0000000.',
  )
})

test('a failure says what runs, and both ways on', () => {
  const plan = { target: NEW, former: OLD, isBack: false }
  const before = running(OLD, OLD, OLD)
  expect(describeFailure(plan, before, before, [])).toBe(
    'Visitors notice nothing: 0ld0000000 runs everywhere.\nNext: remove the cause, then `npm run release` continues.',
  )
  expect(describeFailure(plan, before, running(NEW, OLD, OLD), ['worker.late'])).toBe(
    'Now: worker runs 1new000000; 3001 and 3002 run 0ld0000000.\n' +
      'Next: remove the cause, then `npm run release -- --without worker.late` continues; ' +
      'or `npm run release -- back` returns to 0ld0000000.',
  )
  const back = { target: OLD, former: NEW, isBack: true }
  expect(describeFailure(back, running(NEW, NEW, NEW), running(OLD, NEW, NEW), [])).toMatch(
    /`npm run release -- back` continues\.$/,
  )
})
