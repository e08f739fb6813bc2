/** A value consumed once per visit to a page, for `useSyncExternalStore`, even if React runs effects twice. */
export function createArrivalStore<T>(take: () => T) {
  let taken: { readonly value: T } | null = null
  let readers = 0

  function subscribe(onChange: () => void): () => void {
    readers += 1
    taken ??= { value: take() }
    onChange()
    return () => {
      readers -= 1
      // React resubscribes immediately when it runs an effect twice; a page that was left does not.
      setTimeout(() => {
        if (readers === 0) taken = null
      })
    }
  }

  return { subscribe, read: () => taken?.value ?? null, readOnServer: () => null }
}
