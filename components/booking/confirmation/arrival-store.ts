/**
 * Something that is taken once when a page is arrived at, for `useSyncExternalStore`. Effects that React runs twice
 * find it again; whoever comes to the page anew, without loading it, takes anew.
 */
export function createArrivalStore<T>(take: () => T) {
  let taken: { readonly value: T } | null = null
  let readers = 0

  function subscribe(onChange: () => void): () => void {
    readers += 1
    taken ??= { value: take() }
    onChange()
    return () => {
      readers -= 1
      // React subscribes again at once when it only tries the effect; a page that was left does not.
      setTimeout(() => {
        if (readers === 0) taken = null
      })
    }
  }

  return { subscribe, read: () => taken?.value ?? null, readOnServer: () => null }
}
