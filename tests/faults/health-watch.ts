import { setTimeout as pause } from 'node:timers/promises'
import { type Site } from '@/tests/support/a-site'

/** A response of `/api/health`: sent and received at an instant, in ms; null if there was none. */
export type Pulse = {
  readonly asked: number
  readonly heard: number
  readonly status: number | null
}

export type HealthWatch = { readonly end: () => Promise<readonly Pulse[]> }

const EVERY_MS = 150

/** Poll a site's health, as a load balancer does. */
export function watchHealth({ url }: Site): HealthWatch {
  const pulses: Pulse[] = []
  const stopping = new AbortController()

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const asked = Date.now()
      const status = await healthOf(url)
      pulses.push({ asked, heard: Date.now(), status })
      await pause(EVERY_MS)
    }
  }

  const watching = watch()
  return {
    async end() {
      stopping.abort()
      await watching
      return pulses
    },
  }
}

/** Null if there is no response. */
export async function healthOf(url: string): Promise<number | null> {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}
