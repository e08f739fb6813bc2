import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { median } from '@/tools/bench/median'
import { Failure } from '@/tools/process/user-error'
import { type ProgramCall, runProgram } from '@/tools/process/run-program'
import { withoutSiteSettings } from '@/tools/suites/without-site-settings'
import { findBrowserEnvironment } from '@/tools/suites/find-browser'

const LIGHTHOUSE = path.resolve('node_modules/lighthouse/cli/index.js')
const RUNS = 3
/** Attempts per run: Lighthouse's recorder sometimes fails and asks to be run again. */
const TRIES = 3

const audit = z.object({ numericValue: z.number() })
const report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'cumulative-layout-shift': audit,
    'total-blocking-time': audit,
    'largest-contentful-paint': audit,
  }),
})

export type LighthouseResult = {
  readonly score: number
  readonly shift: number
  readonly blockingMs: number
  readonly largestPaintMs: number
}

/** Run Lighthouse as on a phone. Each result is the median of three runs. */
export async function runLighthouse(address: string, signal: AbortSignal): Promise<LighthouseResult> {
  const verdicts: LighthouseResult[] = []
  for (let run = 0; run < RUNS; run++) verdicts.push(await askOnce(address, signal))
  return {
    score: median(verdicts.map(({ score }) => score)),
    shift: median(verdicts.map(({ shift }) => shift)),
    blockingMs: median(verdicts.map(({ blockingMs }) => blockingMs)),
    largestPaintMs: median(verdicts.map(({ largestPaintMs }) => largestPaintMs)),
  }
}

async function askOnce(address: string, signal: AbortSignal): Promise<LighthouseResult> {
  const { CHROMIUM_PATH: CHROME_PATH, ...browser } = await findBrowserEnvironment()
  const env = { ...withoutSiteSettings(process.env), ...browser, CHROME_PATH }
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  // Read the report from a file, because Lighthouse's output is mixed with warnings.
  const file = path.join(folder, 'report.json')
  try {
    await record({ args: argsFor(address, file), env, signal })
    const { categories, audits } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    return {
      score: Math.round(categories.performance.score * 100),
      shift: audits['cumulative-layout-shift'].numericValue,
      blockingMs: audits['total-blocking-time'].numericValue,
      largestPaintMs: audits['largest-contentful-paint'].numericValue,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function record(program: ProgramCall, left = TRIES - 1): Promise<void> {
  const { code, output } = await runProgram(program, false)
  if (code === 0) return
  if (left === 0 || !output.includes('run Lighthouse again')) {
    throw new Failure(`Lighthouse ended with ${code}:\n${output}`)
  }
  await record(program, left - 1)
}

function argsFor(address: string, file: string): readonly string[] {
  return [
    LIGHTHOUSE,
    address,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--only-categories=performance',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
  ]
}
