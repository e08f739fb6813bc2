import { missing } from '@/tools/stripe/refusal'

/** What the account keeps of one kind. Entries are never changed, only replaced. */
export type Shelf<T extends { readonly id: string }> = {
  readonly put: (entry: T) => T
  readonly find: (id: string) => T | null
  /** Throws Stripe's `resource_missing`. */
  readonly load: (id: string, param: string) => T
  /** The newest first, as Stripe lists. */
  readonly all: () => readonly T[]
}

export function createShelf<T extends { readonly id: string }>(kind: string): Shelf<T> {
  const entries = new Map<string, T>()
  return {
    put(entry) {
      entries.set(entry.id, entry)
      return entry
    },
    find: (id) => entries.get(id) ?? null,
    load(id, param) {
      const entry = entries.get(id)
      if (!entry) throw missing(kind, id, param)
      return entry
    },
    all: () => [...entries.values()].reverse(),
  }
}
