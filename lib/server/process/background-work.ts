/** Everything that a process does apart from serving requests. */
export type BackgroundWork = {
  /** Starts no new work, and waits until running work has finished. */
  readonly stop: () => Promise<void>
  /** Closes the database; call this once nothing needs it. */
  readonly closeDatabase: () => Promise<void>
}

// The site's server and the code that Next starts are separate bundles; this global connects them.
const globals: { lumiBackground?: { current: BackgroundWork | null } } = globalThis as object

/**
 * Announce, before Next starts, that our server runs this process and will stop its background work.
 *
 * @returns  a function that returns the background work, or null until it has started
 */
export function claimBackgroundWork(): () => BackgroundWork | null {
  const place = (globals.lumiBackground ??= { current: null })
  return () => place.current
}

/** Hand the background work over to our server, which will stop it. Returns false under any other server. */
export function handOverBackgroundWork(background: BackgroundWork): boolean {
  if (globals.lumiBackground) globals.lumiBackground.current = background
  return globals.lumiBackground !== undefined
}
