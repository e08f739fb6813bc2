import path from 'node:path'
import { z } from 'zod'
import { median } from '@/tools/bench/median'
import { Failure } from '@/tools/process/user-error'
import { runProgram } from '@/tools/process/run-program'
import { withoutSiteSettings } from '@/tools/suites/without-site-settings'

const SEND_LOAD = path.resolve('tools/bench/send-load.mjs')
const CONNECTIONS = 50
const SECONDS = 4
const ROUNDS = 5

/** The encodings that browsers accept; no real client reads a page uncompressed. */
const AS_BROWSERS = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

/** Which requests to send to which server. */
export type LoadTarget = {
  readonly url: string
  /**
   * Paths to request one after the other, repeatedly. `{past day}` is replaced by a day in the past, a different one
   * each time.
   */
  readonly paths: readonly string[]
  /** Whether to make every URL unique, so that no response is shared. */
  readonly isNew?: boolean
}

const report = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p97_5: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
})

export type LoadResult = {
  readonly perSecond: number
  readonly p50: number
  readonly p97: number
  readonly p99: number
}

/**
 * Measure requests per second and latency in milliseconds over 50 connections, each as the median of five rounds. The
 * targets alternate, so that a machine that slows down affects them all.
 */
export async function measureLoad(
  all: readonly LoadTarget[],
  signal: AbortSignal,
): Promise<readonly LoadResult[]> {
  const runs: LoadResult[][] = all.map(() => [])
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, asked] of all.entries()) {
      const run = await loadOnce(asked, signal)
      // Do not count the first round, which warms up all servers.
      if (round > 0) runs[index]?.push(run)
    }
  }
  return runs.map((rounds) => ({
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p97: median(rounds.map(({ p97 }) => p97)),
    p99: median(rounds.map(({ p99 }) => p99)),
  }))
}

async function loadOnce(asked: LoadTarget, signal: AbortSignal): Promise<LoadResult> {
  const load = { ...asked, headers: AS_BROWSERS, connections: CONNECTIONS, seconds: SECONDS }
  const args = [SEND_LOAD, JSON.stringify(load)]
  const { output } = await runProgram({ args, env: withoutSiteSettings(process.env), signal }, false)
  const line = output.split('\n').find((text) => text.startsWith('{'))
  const { requests, latency, non2xx, errors } = report.parse(JSON.parse(line ?? 'null'))
  if (non2xx + errors > 0)
    throw new Failure(`${asked.url} refused ${non2xx} and lost ${errors} of its requests.`)
  return { perSecond: requests.average, p50: latency.p50, p97: latency.p97_5, p99: latency.p99 }
}
