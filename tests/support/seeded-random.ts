/**
 * The same seed gives the same numbers. Source: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function seededRandom(seed: number) {
  let state = seed

  function below(count: number): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count
  }

  return {
    /** From 0 to `count` - 1. */
    below,
    /** A random element; undefined if there is none. */
    oneOf: <T>(all: readonly T[]): T | undefined => all[below(Math.max(1, all.length))],
    isLucky: (percent: number): boolean => below(100) < percent,
  }
}
