import 'server-only'
import { GUIDE_LINK_HOURS } from '@/lib/booking/seats/link-expiry'
import { addMinutes } from '@/lib/calendar/duration'
import { voidAddressProofs } from '@/lib/db/bookings/address-proofs'
import { type LinkOwner, invalidateBookingLinks } from '@/lib/db/bookings/bookings'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { listDeparturesWithGuideLink, invalidateDepartureLinks } from '@/lib/db/departures/departure-links'
import { lockDepartures, lockDeparture } from '@/lib/db/departures/lock-departure'
import { recordHistory } from '@/lib/db/history/history'
import { listBookingsAwaitingGuest } from '@/lib/db/bookings/linkable-bookings'
import { deleteServerSecret } from '@/lib/db/connection/server-secret'
import { closeOffice } from '@/lib/use-cases/links/close-office'
import { GUEST_LINK_SECRET_NAME } from '@/lib/use-cases/links/guest-token'
import { OPERATOR_LINK_SECRET_NAME } from '@/lib/use-cases/links/operator-urls'
import { findLastGuestEmail, enqueueEmailCopyInTransaction } from '@/lib/use-cases/outbox/enqueue-email-copy'
import { type Day } from '@/lib/calendar/day'
import { findDepartureOn } from '@/lib/db/departures/departures'

export type LinksToRevoke = { readonly reference?: string; readonly owners: readonly LinkOwner[] }

const SECRETS: Readonly<Record<LinkOwner, string>> = {
  guest: GUEST_LINK_SECRET_NAME,
  operator: OPERATOR_LINK_SECRET_NAME,
}

/**
 * Revoke links that have been sent, on all instances at once; later e-mails contain new ones. Guests whose links are
 * revoked while they still have to choose or pay are sent a new link immediately.
 *
 * Rule: revoked-links (docs/rules.md)
 *
 * @returns  the number of e-mails queued; null if there is no such booking
 */
export function revokeLinks(of: LinksToRevoke, now: Date): Promise<number | null> {
  return inTransaction(async (db) => {
    const id = await revoke(db, of, now)
    if (id === null) return null
    if (!of.owners.includes('guest')) return 0
    await voidAddressProofs(db, id === 'all' ? undefined : [id])
    const references = await listBookingsAwaitingGuest(db, of.reference, now)
    let count = 0
    for (const reference of references) count += await sendAgain(db, reference, now)
    return count
  })
}

export async function countLinksToResend({ reference, owners }: LinksToRevoke, now: Date): Promise<number> {
  if (!owners.includes('guest')) return 0
  return (await listBookingsAwaitingGuest(database(), reference, now)).length
}

async function revoke(
  db: Db,
  { reference, owners }: LinksToRevoke,
  now: Date,
): Promise<string | 'all' | null> {
  if (reference !== undefined) return invalidateBookingLinks(db, reference, owners)
  for (const owner of owners) await deleteServerSecret(db, SECRETS[owner])
  if (!owners.includes('operator')) return 'all'
  await endGuideLinks(db, now)
  await closeOffice(db, 'links revoked', now)
  return 'all'
}

/**
 * Record that guide links have ended, so that their departures' pages stop showing them; deleting the secret has
 * revoked them.
 */
async function endGuideLinks(db: Db, now: Date): Promise<void> {
  const ids = await listDeparturesWithGuideLink(db, addMinutes(now, -GUIDE_LINK_HOURS * 60))
  await lockDepartures(db, ids)
  for (const departureId of ids) await recordHistory(db, { departureId, what: 'links_revoked' }, now)
}

/** Queue the guest's last e-mail again: it says what to do, and gets a new link when it is sent. */
async function sendAgain(db: Db, reference: string, now: Date): Promise<number> {
  const last = await findLastGuestEmail(reference, db)
  if (last.kind === 'refused') return 0
  await enqueueEmailCopyInTransaction(db, last.email, now)
  return 1
}

/**
 * Revoke the inboxes' and the guide's links to one departure. Returns false if there is no such departure.
 *
 * Rule: revoked-links (docs/rules.md)
 */
export function revokeDepartureLinks(
  where: { readonly tourId: number; readonly day: Day },
  now: Date,
): Promise<boolean> {
  return inTransaction(async (db) => {
    const departure = await findDepartureOn(db, where, now)
    if (!departure) return false
    await lockDeparture(db, departure.id)
    await invalidateDepartureLinks(db, departure.id)
    await recordHistory(db, { departureId: departure.id, what: 'links_revoked' }, now)
    return true
  })
}
