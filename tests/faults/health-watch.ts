import { setTimeout as pause } from 'node:timers/promises'
import { type Site } from '@/tests/support/a-site'

/** A response to a health check: sent and received at an instant, in ms; null if there was none. */
export type Pulse = {
  readonly asked: number
  readonly heard: number
  readonly status: number | null
}

type HealthCheck = 'health' | 'alive'

export type HealthWatch = { readonly end: () => Promise<readonly Pulse[]> }

const EVERY_MS = 150

/** Poll a site, as a load balancer does: `/api/health` also asks for its database, `/api/alive` does not. */
export function watchHealth({ url }: Site, check: HealthCheck = 'health'): HealthWatch {
  const pulses: Pulse[] = []
  const stopping = new AbortController()

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const asked = Date.now()
      const status = await healthOf(url, check)
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
export async function healthOf(url: string, check: HealthCheck = 'health'): Promise<number | null> {
  try {
    const answer = await fetch(`${url}/api/${check}`, { signal: AbortSignal.timeout(10_000) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}
