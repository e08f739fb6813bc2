type Listener = () => void

/** Set the guest's `prefers-reduced-motion`. */
export function preferMotion(motion: 'full' | 'reduced'): { change: (to: 'full' | 'reduced') => void } {
  let matches = motion === 'reduced'
  const listeners = new Set<Listener>()
  const query = {
    get matches() {
      return matches
    },
    addEventListener: (_: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
  }
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query })
  return {
    change(to) {
      matches = to === 'reduced'
      listeners.forEach((listener) => listener())
    },
  }
}
