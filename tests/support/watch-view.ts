import { act } from '@testing-library/react'

/** Stand in for the browser's watch over what is in view, which jsdom lacks. */
export function watchView() {
  const observers = new Set<(entries: { target: Element; isIntersecting: boolean }[]) => void>()
  const watched = new Set<Element>()

  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: function Observer(onChange: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      observers.add(onChange)
      return {
        observe: (target: Element) => watched.add(target),
        disconnect: () => observers.delete(onChange),
      }
    },
  })

  return {
    watched,
    move(target: Element, isIntersecting: boolean) {
      act(() => observers.forEach((observer) => observer([{ target, isIntersecting }])))
    },
  }
}
