/** A name for calls: a text, or an object such as a connection pool. */
type Name = string | object

/** Calls in progress, by name. */
export type CallsInProgress<Answer> = {
  /** Wait for the running call with this name, or start it. */
  readonly join: (call: () => Promise<Answer>, name?: Name) => Promise<Answer>
  /** The running call with this name; undefined if there is none. */
  readonly find: (name?: Name) => Promise<Answer> | undefined
}

/** Run one call per name at a time; callers who arrive meanwhile share its result. Nothing is cached afterwards. */
export function singleFlight<Answer>(): CallsInProgress<Answer> {
  const underWay = new Map<Name, Promise<Answer>>()
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
