import { singleFlight } from '@/lib/single-flight'

/**
 * Coalesce simultaneous reads of the same thing into one. A caller who arrives while one is running waits for the next,
 * which all of them share: nobody is told what was true before they asked.
 *
 * @param read  what is shared; nothing is kept once it is answered
 * @returns     the same, with a name for what is asked
 */
export function coalesceReads<Asked, Found>(
  read: (asked: Asked) => Promise<Found>,
): (name: string, asked: Asked) => Promise<Found> {
  const reads = singleFlight<Found>()
  return function ask(name, asked) {
    const begin = () => reads.join(() => read(asked), name)
    // The first of those who waited begins the next, before anything else can happen; the others join it.
    return reads.find(name)?.then(begin, begin) ?? begin()
  }
}
