/** Calls that are under way, by name. */
export type Flights<Answer> = {
  /** Wait for the call of that name that is under way, or begin it. All who wait share its end. */
  readonly join: (call: () => Promise<Answer>, name?: string) => Promise<Answer>
  /** The call of that name that is under way. */
  readonly find: (name?: string) => Promise<Answer> | undefined
}

/** Ask the same once at a time. Nothing is kept once it is answered, or has failed. */
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
