import { type CheckName } from '@/lib/doctor/checks'
import { type Site } from '@/lib/doctor/site'

/** What one check found. A fault gets the grade that `CHECKS` lists for it, `wrong` or `thought`; a doubt is always a `thought`. */
export type Look =
  | { readonly kind: 'good'; readonly seen: string }
  | {
      readonly kind: 'fault' | 'doubt'
      readonly seen: string
      readonly fix: string
      /** Whether the checks that need this one are pointless now. */
      readonly blocks?: true
    }
  /** It cannot be answered here, or does not apply; `seen` is the cause. */
  | { readonly kind: 'skipped'; readonly seen: string }

export type Check = {
  readonly name: CheckName
  /** Checks without which this one is pointless. */
  readonly needs?: readonly CheckName[]
  /** Its own time limit, if it takes longer than all others may. */
  readonly limitMs?: number
  readonly look: (site: Site) => Look | Promise<Look>
}

/** What to do where a certificate that is not trusted is in the way. */
export const SEE_CERTIFICATE = 'see tls.certificate'

export function good(seen: string): Look {
  return { kind: 'good', seen }
}

export function fault(seen: string, fix: string): Look {
  return { kind: 'fault', seen, fix }
}

export function doubt(seen: string, fix: string): Look {
  return { kind: 'doubt', seen, fix }
}

/** A fault that makes the checks that need this one pointless. */
export function blocked(seen: string, fix: string): Look {
  return { kind: 'fault', seen, fix, blocks: true }
}

export function skipped(cause: string): Look {
  return { kind: 'skipped', seen: cause }
}

/** The first fault of several questions in one check, or else all that was seen. */
export function judge(
  seen: string,
  questions: readonly (readonly [isFault: boolean, seen: string, fix: string])[],
): Look {
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
