import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 200

/**
 * Look again and again until nothing is wrong any more.
 *
 * @param look  answers what is still wrong; null when nothing is
 *
 * Throws with the last thing that was wrong.
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
