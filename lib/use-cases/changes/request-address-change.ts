import 'server-only'
import {
  isRepeatedAddressRequest,
  addressProofExpiresAt,
  isAwaitingProof,
} from '@/lib/booking/changes/address-proof'
import { decideChange } from '@/lib/booking/changes/change'
import { requestAddressProof, voidAddressProofs, findAddressProof } from '@/lib/db/bookings/address-proofs'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { consumeLimit } from '@/lib/limits/limits'
import { type LimitRefusal, refuseOverLimit } from '@/lib/use-cases/admission/limit-refusal'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { toChangeableDeparture, loadChangeableBooking } from '@/lib/use-cases/booking/load-changeable-booking'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'

type Asked = { readonly bookingId: string; readonly email: string }

export type AddressChangeResult =
  { readonly kind: 'asked' } | LimitRefusal | { readonly kind: 'refused'; readonly reason: 'not_live' }

/**
 * Send a confirmation link to a guest's new e-mail address; nothing changes until it is used. The response is the same
 * whether or not we already know the address.
 *
 * Rule: new-address (docs/rules.md)
 */
export async function requestAddressChange(
  asked: Asked,
  client: string,
  now: Date,
): Promise<AddressChangeResult> {
  const { bookingId, email } = asked
  const known = await findAddressProof(database(), bookingId)
  if (known && isRepeatedAddressRequest(known, email, now)) return { kind: 'asked' }
  const refusal =
    refuseOverLimit(await consumeLimit('new_addresses_of_client', client)) ??
    refuseOverLimit(await consumeLimit('new_addresses_of_booking', bookingId))
  return refusal ?? inTransaction((db) => ask(db, asked, now))
}

/**
 * Send a new link to the address that waits for its confirmation; earlier links stop working. Too soon after the last
 * one, nothing is sent (`repeated`).
 */
export async function resendAddressProof(
  bookingId: string,
  client: string,
  now: Date,
): Promise<AddressChangeResult | { readonly kind: 'repeated' }> {
  const proof = await findAddressProof(database(), bookingId)
  if (!proof || !isAwaitingProof(proof, now)) return { kind: 'refused', reason: 'not_live' }
  if (isRepeatedAddressRequest(proof, proof.email, now)) return { kind: 'repeated' }
  return requestAddressChange({ bookingId, email: proof.email }, client, now)
}

/** Drop the new address that waits for its confirmation. Returns whether there was one. */
export async function dropAddressChange(bookingId: string, now: Date): Promise<boolean> {
  return inTransaction(async (db) => {
    await lockBooking(db, bookingId, now)
    const proof = await findAddressProof(db, bookingId)
    const isOpen = proof !== null && isAwaitingProof(proof, now)
    if (isOpen) await voidAddressProofs(db, [bookingId])
    return isOpen
  })
}

async function ask(db: Db, { bookingId, email }: Asked, now: Date): Promise<AddressChangeResult> {
  const { booking, departure } = await lockBooking(db, bookingId, now)
  const changeable = await loadChangeableBooking(db, booking)
  const request = { booking: changeable, departure: toChangeableDeparture(departure) }
  const wanted = { kind: 'address' } as const
  const decision = decideChange({ ...request, wanted, asking: { actor: 'guest' } }, now)
  if (decision.kind !== 'applied') return { kind: 'refused', reason: 'not_live' }
  await voidAddressProofs(db, [bookingId])
  const version = await requestAddressProof(db, bookingId, { email, endsAt: addressProofExpiresAt(now) })
  const about = { booking, departure, now, cause: String(version), guestEmail: email }
  await enqueueBookingEmails(db, ['address-proof-guest'], about)
  return { kind: 'asked' }
}
