import { act } from '@testing-library/react'

/** A fake IntersectionObserver, which jsdom lacks. */
export function watchView() {
  const observers = new Map<object, (entry: { target: Element; isIntersecting: boolean }) => void>()
  const watched = new Set<Element>()

  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: function Observer(onChange: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
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
    move(target: Element, isIntersecting: boolean) {
      act(() => observers.forEach((tell) => tell({ target, isIntersecting })))
    },
  }
}
