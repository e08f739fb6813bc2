import 'server-only'
import { type AddressProof } from '@/lib/booking/changes/address-proof'
import { type Db } from '@/lib/db/client'

/** The guest's latest request to change their e-mail address; null if there was none. */
export function findAddressProof(db: Db, bookingId: string): Promise<AddressProof | null> {
  return db.addressProof.findUnique({ where: { bookingId } })
}

/**
 * Record that the guest must confirm a new e-mail address; earlier links stop working. Returns the new link's version.
 */
export async function requestAddressProof(
  db: Db,
  bookingId: string,
  asked: { readonly email: string; readonly endsAt: Date },
): Promise<number> {
  const { version } = await db.addressProof.upsert({
    where: { bookingId },
    create: { bookingId, ...asked },
    update: { ...asked, version: { increment: 1 }, provedVersion: null },
  })
  return version
}

/**
 * Record that a new address was confirmed.
 *
 * @param provedVersion  the link version that the booking has from now on
 */
export async function markAddressConfirmed(db: Db, bookingId: string, provedVersion: number): Promise<void> {
  await db.addressProof.update({ where: { bookingId }, data: { provedVersion } })
}

/**
 * Void the links that confirm a new e-mail address, for these bookings or for all: erase the address and delete unsent
 * e-mails with such a link.
 */
export async function voidAddressProofs(db: Db, bookingIds?: readonly string[]): Promise<void> {
  const bookingId = bookingIds && { in: [...bookingIds] }
  await db.addressProof.updateMany({ where: { bookingId, email: { not: null } }, data: { email: null } })
  const unsent = { sentAt: null, failedAt: null }
  await db.email.deleteMany({ where: { bookingId, kind: 'address-proof-guest', ...unsent } })
}

/**
 * Erase new addresses that were requested, if their link had expired by an instant or they belong to an erased person,
 * in any letter case.
 */
export async function eraseRequestedAddresses(
  db: Db,
  of: { readonly endedAt: Date } | { readonly email: string },
): Promise<void> {
  if ('email' in of)
    await db.$executeRaw`UPDATE address_proofs SET email = NULL WHERE lower(email) = lower(${of.email})`
  else
    await db.addressProof.updateMany({
      where: { endsAt: { lte: of.endedAt }, email: { not: null } },
      data: { email: null },
    })
}
