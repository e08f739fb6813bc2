import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 200

/**
 * Poll until nothing is wrong.
 *
 * @param look  returns what is still wrong; null if nothing is
 *
 * Throws an error with the last thing that was wrong.
 */
export async function eventually(look: () => Promise<string | null>, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const wrong = await look()
    if (wrong === null) return
    if (Date.now() > end) throw new Error(`still after ${timeoutMs / 1000} s: ${wrong}`)
    await pause(POLL_MS)
  }
}
