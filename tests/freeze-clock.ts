/** Let the clock of a test file stand still, and nothing else: timers and sockets go on. */
export function freezeClock(now: Date): void {
  beforeAll(() => {
    jest.useFakeTimers({
      now,
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    })
  })
  afterAll(() => jest.useRealTimers())
}
