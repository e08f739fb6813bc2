const ONLY_DATE = {
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
} satisfies Parameters<typeof jest.useFakeTimers>[0]

/** Where the clock of the test file stands; null while it goes. */
let frozenAt: Date | null = null

/** Let the clock of a test file stand still, and nothing else: timers and sockets go on. */
export function freezeClock(now: Date): void {
  beforeAll(() => setClock((frozenAt = now)))
  afterAll(() => setClock((frozenAt = null)))
}

let callers = 0

/** Do something while the clock stands still at an instant. Who does so at the same time shares the instant. */
export async function withClockAt<Done>(now: Date, something: () => Promise<Done>): Promise<Done> {
  callers += 1
  setClock(now)
  try {
    return await something()
  } finally {
    callers -= 1
    if (callers === 0) setClock(frozenAt)
  }
}

function setClock(now: Date | null): void {
  if (now) jest.useFakeTimers({ now, ...ONLY_DATE })
  else jest.useRealTimers()
}
