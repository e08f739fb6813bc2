/**
 * Cache results by name. When the cache is full it is emptied, because names are unbounded.
 *
 * @param most  the most entries to cache
 */
export function memoize<Made>(most: number): (name: string, make: () => Made) => Made {
  const kept = new Map<string, Made>()
  return function ask(name, make) {
    const known = kept.get(name)
    if (known !== undefined) return known
    if (kept.size >= most) kept.clear()
    const made = make()
    kept.set(name, made)
    return made
  }
}
