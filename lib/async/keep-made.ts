/**
 * Keep what was made by its name, for whoever asks for the same. When there is too much of it, all is forgotten: what is
 * asked for can be of any number.
 *
 * @param most  that is kept at a time
 */
export function keepMade<Made>(most: number): (name: string, make: () => Made) => Made {
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
