/** Answers that are kept at the most: whoever may choose what is asked chooses how many there are. */
const MOST_KEPT = 100

/**
 * Share one read, while it runs and for a while after it, among all who ask for the same. What fails is not kept.
 *
 * @param keepMs  from the answer on
 * @param read    what is shared
 * @returns       the same, with a name for what is asked
 */
export function keepReads<Asked, Found>(
  keepMs: number,
  read: (asked: Asked) => Promise<Found>,
): (name: string, asked: Asked) => Promise<Found> {
  const kept = new Map<string, { readonly reading: Promise<Found>; until: number }>()
  return function ask(name, asked) {
    const known = kept.get(name)
    if (known && performance.now() < known.until) return known.reading
    const entry = { reading: read(asked), until: Infinity }
    const end = (keptMs: number) => (entry.until = performance.now() + keptMs)
    entry.reading.then(
      () => end(keepMs),
      () => end(0),
    )
    kept.delete(name)
    kept.set(name, entry)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return entry.reading
  }
}
