/** What runs beside the answers of a process. */
export type Background = {
  /** Answers when what is under way is done; nothing new is begun. */
  readonly stop: () => Promise<void>
  /** When nothing needs it any more. */
  readonly closeDatabase: () => Promise<void>
}

// The site's server and what Next starts are built apart from each other; this is how the one knows of the other.
const kept: { lumiBackground?: { current: Background | null } } = globalThis as object

/**
 * Say, before Next starts, that this process has a server of ours, which stops the background itself.
 *
 * @returns  answers what was started; null before it was
 */
export function expectBackground(): () => Background | null {
  const place = (kept.lumiBackground ??= { current: null })
  return () => place.current
}

/** Whether a server of ours waits for it, and stops it. */
export function handOverBackground(background: Background): boolean {
  if (kept.lumiBackground) kept.lumiBackground.current = background
  return kept.lumiBackground !== undefined
}
