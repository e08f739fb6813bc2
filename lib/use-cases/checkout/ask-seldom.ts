import 'server-only'

/** Shorter than any pause of the page that waits for a payment, so that each of its questions is really asked. */
const PAUSE_MS = 2000

type Asking = { readonly begunAt: Date; readonly ended: Promise<void>; isOver: boolean }

/**
 * Let this instance ask the same at most once in two seconds, and never twice at a time. Who comes while it is asked
 * waits for that; who comes soon after goes on with what is known since.
 *
 * @param ask  asks, and keeps what it hears. When it throws, the next who comes asks anew
 * @returns    the same, with a name for what is asked and the time of asking
 */
export function askSeldom<Asked>(
  ask: (asked: Asked, now: Date) => Promise<void>,
): (name: string, asked: Asked, now: Date) => Promise<void> {
  const askings = new Map<string, Asking>()

  function forget(now: Date): void {
    for (const [name, { begunAt, isOver }] of askings) {
      const isOld = Math.abs(now.getTime() - begunAt.getTime()) >= PAUSE_MS
      if (isOver && isOld) askings.delete(name)
    }
  }

  return function askNamed(name, asked, now) {
    forget(now)
    const known = askings.get(name)
    if (known) return known.ended
    const asking: Asking = { begunAt: now, ended: ask(asked, now), isOver: false }
    askings.set(name, asking)
    asking.ended.then(
      () => (asking.isOver = true),
      () => askings.delete(name),
    )
    return asking.ended
  }
}
