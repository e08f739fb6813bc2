/**
 * Cache the result of a read for a short time. Callers who arrive while it runs share it. Failures are not cached.
 *
 * @param keepMs  how long to cache the result, from when it arrives
 * @param read    the read whose result is cached
 */
export function cacheFor<Asked, Found>(
  keepMs: number,
  read: (asked: Asked) => Promise<Found>,
): (asked: Asked) => Promise<Found> {
  let kept: { readonly reading: Promise<Found>; until: number } | undefined
  return function ask(asked) {
    if (kept && performance.now() < kept.until) return kept.reading
    const entry = { reading: read(asked), until: Infinity }
    const end = (keptMs: number) => (entry.until = performance.now() + keptMs)
    entry.reading.then(
      () => end(keepMs),
      () => end(0),
    )
    kept = entry
    return entry.reading
  }
}
