import { type CheckName, CHECKS } from '@/lib/doctor/checks'
import { networkErrorText } from '@/lib/doctor/network-error-text'
import { type Check, type CheckResult, skipped } from '@/lib/doctor/check-result'
import { type Site } from '@/lib/doctor/site'

export type Grade = 'good' | 'thought' | 'wrong' | 'skipped'

export type Finding = {
  readonly name: CheckName
  readonly grade: Grade
  readonly seen: string
  /** What to do about a finding; null if nothing is wrong. */
  readonly fix: string | null
}

type Limits = { readonly checkMs: number; readonly totalMs: number }

const LIMITS: Limits = { checkMs: 5_000, totalMs: 20_000 }

/**
 * Run checks in parallel. Each starts once those it depends on have finished, and is skipped if one of them has made it
 * pointless. A check that takes too long is at fault; one whose turn never came is skipped.
 *
 * @returns  a finding for each check, in the order given
 */
export async function runChecks(
  checks: readonly Check[],
  site: Site,
  { checkMs, totalMs }: Limits = LIMITS,
): Promise<readonly Finding[]> {
  const deadline = performance.now() + totalMs
  const looks = new Map<CheckName, Promise<CheckResult>>()

  async function lookAt({ needs = [], look, limitMs }: Check): Promise<CheckResult> {
    for (const need of needs) {
      const cause = await looks.get(need)
      if (cause?.kind === 'skipped') return skipped(`needs ${need}, which was skipped: ${cause.seen}`)
      if (cause?.kind === 'fault' && cause.blocks) return skipped(`needs ${need}, which is wrong`)
    }
    const leftMs = limitMs ?? Math.min(checkMs, deadline - performance.now())
    if (leftMs <= 0) return skipped('there was no time left for it')
    return within(leftMs, async () => look(site))
  }

  // Register all checks before starting any, because a check may depend on a later one.
  const started = Promise.resolve()
  for (const check of checks)
    looks.set(
      check.name,
      started.then(() => lookAt(check)),
    )
  return Promise.all(checks.map(async ({ name }) => toFinding(name, await looks.get(name))))
}

async function within(ms: number, look: () => Promise<CheckResult>): Promise<CheckResult> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<CheckResult>((resolve) => {
    timer = setTimeout(() => resolve(tooLate(ms)), ms)
  })
  try {
    return await Promise.race([look().catch(failed), late])
  } finally {
    clearTimeout(timer)
  }
}

function tooLate(ms: number): CheckResult {
  const seen = `no answer within ${Math.round(ms / 1000)} s`
  return { kind: 'fault', seen, fix: 'see whether what it asks is slow or blocked', blocks: true }
}

/** A check that threw an error says nothing about the site, but must not pass. */
function failed(error: unknown): CheckResult {
  const seen = error instanceof Error ? `${error.name}: ${error.message}` : networkErrorText(error)
  return { kind: 'fault', seen, fix: 'see the error', blocks: true }
}

function toFinding(name: CheckName, look: CheckResult = skipped('it was not asked')): Finding {
  switch (look.kind) {
    case 'good':
    case 'skipped':
      return { name, grade: look.kind, seen: look.seen, fix: null }
    case 'doubt':
      return { name, grade: 'thought', seen: look.seen, fix: look.fix }
    case 'fault':
      return { name, grade: CHECKS[name], seen: look.seen, fix: look.fix }
  }
}
