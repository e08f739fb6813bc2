import path from 'node:path'
import { z } from 'zod'
import { median } from '@/lib/local/bench/median'
import { runProgram } from '@/lib/local/process/run-program'
import { cleanEnvironment } from '@/lib/local/suites/clean-environment'
import { findBrowser } from '@/lib/local/suites/find-browser'

const LIGHTHOUSE = path.resolve('node_modules/lighthouse/cli/index.js')
const RUNS = 3

const audit = z.object({ numericValue: z.number() })
const report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'cumulative-layout-shift': audit,
    'total-blocking-time': audit,
    'largest-contentful-paint': audit,
  }),
})

export type Verdict = {
  readonly score: number
  readonly shift: number
  readonly blockingMs: number
  readonly largestPaintMs: number
}

/** Lighthouse as a phone, each figure the median of three runs. */
export async function askLighthouse(address: string, signal: AbortSignal): Promise<Verdict> {
  const verdicts: Verdict[] = []
  for (let run = 0; run < RUNS; run++) verdicts.push(await askOnce(address, signal))
  return {
    score: median(verdicts.map(({ score }) => score)),
    shift: median(verdicts.map(({ shift }) => shift)),
    blockingMs: median(verdicts.map(({ blockingMs }) => blockingMs)),
    largestPaintMs: median(verdicts.map(({ largestPaintMs }) => largestPaintMs)),
  }
}

async function askOnce(address: string, signal: AbortSignal): Promise<Verdict> {
  const { CHROMIUM_PATH: CHROME_PATH, ...browser } = await findBrowser()
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage'
  const args = [
    LIGHTHOUSE,
    address,
    '--output=json',
    '--quiet',
    '--only-categories=performance',
    `--chrome-flags=${flags}`,
  ]
  const env = { ...cleanEnvironment(process.env), ...browser, CHROME_PATH }
  const { output } = await runProgram({ args, env, signal }, false)
  const { categories, audits } = report.parse(JSON.parse(output.slice(output.indexOf('{'))))
  return {
    score: Math.round(categories.performance.score * 100),
    shift: audits['cumulative-layout-shift'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
  }
}
