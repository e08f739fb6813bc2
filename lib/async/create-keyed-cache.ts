/**
 * Cache results by name. As there can be any number of names, the cache is emptied when it is full.
 *
 * @param most  the maximum number of entries
 */
export function createKeyedCache<Made>(most: number): (name: string, make: () => Made) => Made {
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
