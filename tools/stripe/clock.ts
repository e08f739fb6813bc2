export type Clock = {
  /** Unix seconds, as Stripe counts. */
  readonly now: () => number
  readonly advance: (seconds: number) => void
}

/** A clock that tests may put forward. */
export function createClock(): Clock {
  let aheadSeconds = 0
  return {
    now: () => Math.floor(Date.now() / 1000) + aheadSeconds,
    advance(seconds) {
      aheadSeconds += seconds
    },
  }
}
