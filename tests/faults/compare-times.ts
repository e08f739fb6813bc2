import { median } from '@/tools/bench/median'

const ROUNDS = 40

/** A measured response time. */
type Take = () => Promise<number>

/**
 * The ratio of the slowest kind of request to the fastest, by their medians. They alternate, and each round begins with
 * another, so that other load slows all of them alike.
 */
export async function compareTimes(kinds: readonly Take[]): Promise<number> {
  const times = kinds.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const turn of kinds.keys()) {
      const kind = (round + turn) % kinds.length
      const ms = await kinds[kind]?.()
      if (ms !== undefined) times[kind]?.push(ms)
    }
  const medians = times.map(median)
  return Math.max(...medians) / Math.min(...medians)
}
