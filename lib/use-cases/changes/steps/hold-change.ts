import 'server-only'
import { type HeldChange } from '@/lib/booking/change-decision'
import { partyOf } from '@/lib/booking/places'
import { addChange, type StoredChange } from '@/lib/db/changes'
import { type Db } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures'
import { recordHistory } from '@/lib/db/history'
import { type ChangeOf, changeRow } from '@/lib/use-cases/changes/steps/change-row'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'

/** Hold the seats of a change that is to be paid first, and tell whoever has to do something before it can be. */
export async function holdChange(
  db: Db,
  { quoted, until }: HeldChange,
  of: ChangeOf,
  now: Date,
): Promise<StoredChange> {
  const { departureId, places, payCents } = quoted
  const after = { departureId, places: [...places], payCents, until: until.toISOString() }
  await recordHistory(db, { bookingId: of.booking.id, what: 'change_held', after, why: of.kind }, now)
  const change = await addChange(
    db,
    { ...changeRow(of), ...quoted, state: 'held', heldUntil: until, clientHash: of.client?.clientHash },
    now,
  )
  if (change.payBy === 'crypto') await tellOfHeld(db, 'crypto-change-operator', { ...of, change }, now)
  else if (of.asking.actor === 'operator')
    await tellOfHeld(db, 'change-payment-guest', { ...of, change }, now)
  return change
}

/**
 * Whoever has to do something before it can be paid hears of it at once: a guest who has not asked on the booking's page,
 * and so has not seen where to pay; we, whose payment details a guest waits for.
 */
async function tellOfHeld(
  db: Db,
  kind: 'change-payment-guest' | 'crypto-change-operator',
  { booking, departure, change }: ChangeOf & { readonly change: StoredChange },
  now: Date,
): Promise<void> {
  const { id, departureId, places, totalCents, payCents, heldUntil } = change
  const { day: from } = departure
  const before = { adults: booking.adults, children: booking.children }
  await enqueueBookingEmails(db, [kind], {
    booking: { ...booking, ...partyOf(places), places, totalCents },
    departure: await loadDeparture(db, departureId, now),
    now,
    cause: id,
    isOfChange: true,
    change: { from, before, paidCents: 0, refundCents: 0 },
    crypto: { details: null, restCents: payCents, dueAt: heldUntil ?? undefined },
  })
}
