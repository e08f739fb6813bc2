import { minutesAfter } from '@/lib/calendar/duration'

/** How long a guest has to prove a new e-mail address. */
export const PROOF_HOURS = 48

/** The same address again within so many minutes is a second click on the same button. */
const SECOND_CLICK_MINUTES = 1

/** The address that a guest would like to have instead. */
export type AddressProof = {
  /** That its link names. */
  readonly version: number
  /** Null once it is of no more use. */
  readonly email: string | null
  readonly endsAt: Date
  /** Proved: the booking's link version since then. */
  readonly provedVersion: number | null
}

export function proofEndsAt(now: Date): Date {
  return minutesAfter(now, PROOF_HOURS * 60)
}

/**
 * What the link to a new address is worth: it proves it; it has done so, and leads to the booking for as long as no later
 * link has taken its place; or it is over.
 *
 * Rule: new-address (docs/rules.md)
 */
export function standingOfProof(
  proof: AddressProof,
  { version, linkVersion }: { readonly version: number; readonly linkVersion: number },
  now: Date,
): 'open' | 'proved' | 'over' {
  if (proof.email === null || proof.version !== version || proof.endsAt <= now) return 'over'
  if (proof.provedVersion === null) return 'open'
  return proof.provedVersion === linkVersion ? 'proved' : 'over'
}

/** Whether a guest has just asked for the same address. */
export function isSecondClick({ email, endsAt }: AddressProof, wanted: string, now: Date): boolean {
  return email === wanted && proofEndsAt(now) < minutesAfter(endsAt, SECOND_CLICK_MINUTES)
}

/** Whether two texts are one address: few mail servers tell letter cases apart, and no guest does. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
