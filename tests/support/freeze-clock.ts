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

/** The frozen time of the test file; null while the clock runs. */
let frozenAt: Date | null = null

/** Freeze the clock of a test file, and nothing else: timers and sockets keep running. */
export function freezeClock(now: Date): void {
  beforeAll(() => setClock((frozenAt = now)))
  afterAll(() => setClock((frozenAt = null)))
}

let callers = 0

/** Run something with the clock frozen at an instant. Concurrent callers share the instant. */
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
