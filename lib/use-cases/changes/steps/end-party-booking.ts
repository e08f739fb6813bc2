import 'server-only'
import { type CancelledParty } from '@/lib/booking/changes/departure-cancellation'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { type StoredParty } from '@/lib/use-cases/changes/steps/load-parties'
import { reopenFirstChoice } from '@/lib/use-cases/changes/steps/open-choice'
import { endBooking } from '@/lib/use-cases/booking/end-booking'
import { type RefundDescription, describeRefund } from '@/lib/use-cases/changes/steps/describe-refund'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { type OpenCommand } from '@/lib/use-cases/booking/begin-command'

/** A booking that ended because its departure will not run. */
export type EndedParty = Extract<CancelledParty<StoredParty>, { readonly kind: 'ended' }> & {
  readonly refund: RefundDescription
}

/**
 * End an unpaid booking or a return trip because its departure will not run. Guests we have already e-mailed are
 * notified. If it was a return trip, the guest may choose again on the first booking.
 */
export async function endPartyBooking(
  db: Db,
  party: Extract<CancelledParty<StoredParty>, { readonly kind: 'ended' }>,
  {
    departure,
    command,
    officeWords,
  }: {
    readonly departure: StoredDeparture
    readonly command?: OpenCommand
    readonly officeWords?: string
  },
  now: Date,
): Promise<EndedParty> {
  const { booking, isTold, reopensFirstChoice } = party
  const refund = describeRefund(booking.ledger, party)
  const ended = await endBooking(db, booking, { ...party, why: 'called_off', command }, now)
  const ofUs = { reason: 'cancelled', isByUs: true, isCalledOff: true } as const
  const kinds = ['booking-cancelled-guest', 'booking-cancelled-operator'] as const
  if (isTold)
    await enqueueBookingEmails(db, kinds, {
      booking: ended,
      departure,
      now,
      refund: { ...refund, ...ofUs },
      officeWords,
      command,
    })
  if (reopensFirstChoice) await reopenFirstChoice(db, booking, { again: 'cancelled', command }, now)
  return { ...party, refund }
}
