import 'server-only'
import { toAddressProofStatus } from '@/lib/booking/changes/address-proof'
import { findAddressProof } from '@/lib/db/bookings/address-proofs'
import { findBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { database, type Db } from '@/lib/db/client'
import { type LinkClaims, UNKNOWN_LINK_CLAIMS } from '@/lib/links/link-token'
import { type LinkAttempt, openWithAttemptLimit } from '@/lib/use-cases/links/open-with-attempt-limit'
import { readGuestToken } from '@/lib/use-cases/links/guest-token'

/** The new e-mail address that a link confirms, and its booking. */
export type AddressToConfirm = {
  readonly booking: StoredBooking
  readonly email: string
  /** Whether this link has already been used to confirm the address. */
  readonly isProved: boolean
}

/** Whether a token is for confirming an address, even if it has expired or been used. */
export async function isAddressLink(token: string): Promise<boolean> {
  return (await readAddressLink(token)) !== null
}

/**
 * Look up the address that a link confirms. Changes nothing, because e-mail scanners open links before people do.
 *
 * @param client  failed attempts are counted by client
 *
 * Rule: new-address (docs/rules.md)
 */
export function openAddressLink(
  token: string,
  client: string,
  now: Date,
): Promise<LinkAttempt<AddressToConfirm>> {
  return openWithAttemptLimit(client, async () => {
    const link = await readAddressLink(token)
    return findAddressToConfirm(database(), link ?? UNKNOWN_LINK_CLAIMS, now)
  })
}

/** Find the address to confirm; null if the link has expired or the guest has been erased. */
export async function findAddressToConfirm(
  db: Db,
  { subjectId: bookingId, version }: Pick<LinkClaims, 'subjectId' | 'version'>,
  now: Date,
): Promise<AddressToConfirm | null> {
  const booking = await findBooking(db, bookingId)
  const proof = await findAddressProof(db, bookingId)
  if (!booking || !proof || proof.email === null || booking.customerEmail === '') return null
  const standing = toAddressProofStatus(proof, { version, linkVersion: booking.linkVersion }, now)
  return standing === 'over' ? null : { booking, email: proof.email, isProved: standing === 'proved' }
}

/** Read a link that confirms an address; null if we did not sign the token or it is for something else. */
export function readAddressLink(token: string): Promise<LinkClaims | null> {
  return readGuestToken(token, 'address')
}
