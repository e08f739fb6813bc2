let isToldTo = false

/**
 * A worker of Jest that nothing keeps alive any more exits at once, and does not tidy up its memory first: of a large one, on
 * a busy machine, that takes longer than Jest waits. What is left open keeps it alive as before.
 */
export function exitAtOnce(): void {
  if (isToldTo || process.send === undefined) return
  isToldTo = true
  process.once('beforeExit', () => process.exit())
}
