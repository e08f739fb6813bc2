/** Calls that are under way, by name. */
export type Flights<Answer> = {
  /** Wait for the running call of that name, or start it. */
  readonly join: (call: () => Promise<Answer>, name?: string) => Promise<Answer>
  /** The call of that name that is under way. */
  readonly find: (name?: string) => Promise<Answer> | undefined
}

/** Run one call per name at a time; callers who arrive meanwhile share its result. Nothing is cached afterwards. */
export function singleFlight<Answer>(): Flights<Answer> {
  const underWay = new Map<string, Promise<Answer>>()
  return {
    find: (name = '') => underWay.get(name),
    join(call, name = '') {
      const known = underWay.get(name)
      if (known) return known
      const begun = call().finally(() => underWay.delete(name))
      underWay.set(name, begun)
      return begun
    },
  }
}
