import { type CheckName } from '@/lib/doctor/checks'
import { type Site } from '@/lib/doctor/site'

/**
 * The result of one check. A fault gets the grade that `CHECKS` lists for it, `wrong` or `thought`; a doubt is always a
 * `thought`.
 */
export type CheckResult =
  | { readonly kind: 'good'; readonly seen: string }
  | {
      readonly kind: 'fault' | 'doubt'
      readonly seen: string
      readonly fix: string
      /** Set if the checks that depend on this one need not run. */
      readonly blocks?: true
    }
  /** The check cannot be made here, or does not apply; `seen` says why. */
  | { readonly kind: 'skipped'; readonly seen: string }

export type Check = {
  readonly name: CheckName
  /** Checks that must succeed for this one to make sense. */
  readonly needs?: readonly CheckName[]
  /** The check's own time limit, if it may take longer than others. */
  readonly limitMs?: number
  readonly look: (site: Site) => CheckResult | Promise<CheckResult>
}

/** The remedy when an untrusted certificate gets in the way of another check. */
export const SEE_CERTIFICATE = 'see tls.certificate'

export function good(seen: string): CheckResult {
  return { kind: 'good', seen }
}

export function fault(seen: string, fix: string): CheckResult {
  return { kind: 'fault', seen, fix }
}

export function doubt(seen: string, fix: string): CheckResult {
  return { kind: 'doubt', seen, fix }
}

/** A fault because of which the checks that depend on this one need not run. */
export function blockingFault(seen: string, fix: string): CheckResult {
  return { kind: 'fault', seen, fix, blocks: true }
}

export function skipped(cause: string): CheckResult {
  return { kind: 'skipped', seen: cause }
}

/** Combine several results of one check: the first fault, or else everything that was seen. */
export function judge(
  seen: string,
  questions: readonly (readonly [isFault: boolean, seen: string, fix: string])[],
): CheckResult {
  const found = questions.filter(([isFault]) => isFault)
  if (found.length === 0) return good(seen)
  return fault(
    found.map(([, what]) => what).join('; '),
    found
      .map(([, , fix]) => fix)
      .filter((fix, at, all) => all.indexOf(fix) === at)
      .join('; '),
  )
}
