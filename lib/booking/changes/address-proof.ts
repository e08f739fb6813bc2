import { addMinutes } from '@/lib/calendar/duration'

/** How long a guest has to confirm a new e-mail address. */
export const ADDRESS_CONFIRMATION_HOURS = 48

/** A second request for the same address within this time counts as a double click. */
const SECOND_CLICK_MINUTES = 1

/** A guest's request to change the booking's e-mail address. */
export type AddressProof = {
  /** The version that a link to confirm the new address must carry; older links no longer work. */
  readonly version: number
  /** The new address; null once it is no longer needed. */
  readonly email: string | null
  readonly endsAt: Date
  /** The version of the booking's links since the address was confirmed; null until then. */
  readonly provedVersion: number | null
}

export function addressProofExpiresAt(now: Date): Date {
  return addMinutes(now, ADDRESS_CONFIRMATION_HOURS * 60)
}

/** When the latest link was sent to the new address. */
export function addressProofSentAt(endsAt: Date): Date {
  return addMinutes(endsAt, -ADDRESS_CONFIRMATION_HOURS * 60)
}

/**
 * Decide what the link sent to a new address does: it confirms the address (`open`); if the address is already
 * confirmed and no later link has replaced this one, it opens the booking (`proved`); otherwise it has expired
 * (`over`).
 *
 * Rule: new-address (docs/rules.md)
 */
export function toAddressProofStatus(
  proof: AddressProof,
  { version, linkVersion }: { readonly version: number; readonly linkVersion: number },
  now: Date,
): 'open' | 'proved' | 'over' {
  if (proof.email === null || proof.version !== version || proof.endsAt <= now) return 'over'
  if (proof.provedVersion === null) return 'open'
  return proof.provedVersion === linkVersion ? 'proved' : 'over'
}

/** Whether a new e-mail address can still be confirmed. */
export function isAwaitingProof(
  proof: AddressProof,
  now: Date,
): proof is AddressProof & { readonly email: string } {
  return proof.email !== null && proof.provedVersion === null && now < proof.endsAt
}

/** Whether the guest requested the same address within the last minute. */
export function isRepeatedAddressRequest(
  { email, endsAt }: AddressProof,
  wanted: string,
  now: Date,
): boolean {
  return email === wanted && addressProofExpiresAt(now) < addMinutes(endsAt, SECOND_CLICK_MINUTES)
}

/**
 * Whether two e-mail addresses are the same apart from upper and lower case, which few mail servers and no guests
 * distinguish.
 */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
