import { singleFlight } from '@/lib/async/single-flight'

/**
 * Coalesce simultaneous reads of the same thing. A caller who arrives during a read waits for the next one, which all
 * waiting callers share: nobody gets a result older than their call.
 *
 * @param read  the shared read; its result is not cached
 * @returns     the same, with a name that identifies the read
 */
export function coalesceReads<Asked, Found>(
  read: (asked: Asked) => Promise<Found>,
): (name: string, asked: Asked) => Promise<Found> {
  const reads = singleFlight<Found>()
  return function ask(name, asked) {
    const begin = () => reads.join(() => read(asked), name)
    // The first waiting caller starts the next read, before anything else can happen; the others join it.
    return reads.find(name)?.then(begin, begin) ?? begin()
  }
}
