import { act } from '@/tests/support/testing-library'

type Entry = {
  readonly target: Element
  readonly isIntersecting: boolean
  readonly boundingClientRect: { readonly top: number }
}

/** A fake IntersectionObserver, which jsdom lacks. */
export function watchView() {
  const observers = new Map<object, (entry: Entry) => void>()
  const watched = new Set<Element>()

  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: function Observer(onChange: (entries: Entry[]) => void) {
      const own = new Set<Element>()
      observers.set(own, (entry) => own.has(entry.target) && onChange([entry]))
      return {
        observe: (target: Element) => [own, watched].forEach((targets) => targets.add(target)),
        disconnect: () => observers.delete(own),
      }
    },
  })

  return {
    watched,
    /** @param top  where the target begins, in pixels below the top of the screen */
    move(target: Element, isIntersecting: boolean, top = 0) {
      act(() => observers.forEach((tell) => tell({ target, isIntersecting, boundingClientRect: { top } })))
    },
  }
}
