import { singleFlight } from '@/lib/async/single-flight'

/**
 * Coalesce simultaneous reads of the same thing. Callers who arrive during a read wait for the next one and share it:
 * nobody gets a result from before their call.
 *
 * @param read  the shared read; its result is not cached
 * @returns     the same read; its first argument identifies what is read
 */
export function coalesceReads<Asked, Found>(
  read: (asked: Asked) => Promise<Found>,
): (name: string, asked: Asked) => Promise<Found> {
  const reads = singleFlight<Found>()
  return function ask(name, asked) {
    const begin = () => reads.join(() => read(asked), name)
    // When the current read ends, the first waiting caller starts the next one, and the others join it.
    return reads.find(name)?.then(begin, begin) ?? begin()
  }
}
