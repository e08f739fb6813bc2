/** The work of a process apart from serving requests. */
export type Background = {
  /** Resolves when running work is finished; no new work starts. */
  readonly stop: () => Promise<void>
  /** Close the database; call this once nothing needs it. */
  readonly closeDatabase: () => Promise<void>
}

// The site's server and the code that Next starts are bundled separately; this connects the two.
const globals: { lumiBackground?: { current: Background | null } } = globalThis as object

/**
 * Announce, before Next starts, that our server runs this process and will stop the background work itself.
 *
 * @returns  returns the background work; null until it has started
 */
export function expectBackground(): () => Background | null {
  const place = (globals.lumiBackground ??= { current: null })
  return () => place.current
}

/** Hand the background work to our server. Returns whether there is one, which will stop it. */
export function handOverBackground(background: Background): boolean {
  if (globals.lumiBackground) globals.lumiBackground.current = background
  return globals.lumiBackground !== undefined
}
