import 'server-only'
import { isCausedByUs, type Requester } from '@/lib/booking/changes/requester'
import { type AppliedChange, type HeldChange } from '@/lib/booking/changes/change-decision'
import { paymentDeadlineForChange } from '@/lib/booking/money/change-payment'
import { isHandledByProvider } from '@/lib/booking/money/money-methods'
import { countGuestsByBand } from '@/lib/booking/seats/places'
import { totalRefundCents } from '@/lib/booking/money/refund'
import { updateBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { addChange, type StoredChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { loadDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { recordHistory } from '@/lib/db/history/history'
import { addCorrections } from '@/lib/db/money/ledger'
import { type RequestingClient } from '@/lib/use-cases/changes/steps/exceeds-unpaid-limits'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { requestRefunds } from '@/lib/use-cases/booking/request-refunds'
import { type BookingEmailKind } from '@/lib/emails/email'
import { applyChange } from '@/lib/use-cases/booking/apply-change'
import { type OpenCommand } from '@/lib/use-cases/booking/begin-command'

type ChangeContext = {
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  readonly kind: StoredChange['kind']
  readonly asking: Requester
  /** E-mails to send instead of the usual ones, once the change is applied. */
  readonly emails?: readonly BookingEmailKind[]
  readonly command?: OpenCommand
  readonly client?: RequestingClient
}

/**
 * Save a change that must be paid first: its seats are held, and the booking stays as it is. The booking's version is
 * raised all the same, so that requests made before this one are refused as outdated.
 */
export async function saveHeldChange(
  db: Db,
  { quoted, until }: HeldChange,
  asked: ChangeContext,
  now: Date,
): Promise<StoredChange> {
  const version = asked.booking.version + 1
  const context = { ...asked, booking: await updateBooking(db, asked.booking.id, { version }) }
  const { departureId, places, payCents } = quoted
  const after = { departureId, places: [...places], payCents, until: until.toISOString() }
  await recordHistory(
    db,
    { bookingId: context.booking.id, what: 'change_held', after, why: context.kind },
    now,
  )
  const change = await addChange(
    db,
    { ...rowOf(context), ...quoted, state: 'held', heldUntil: until, clientHash: context.client?.clientHash },
    now,
  )
  if (!isHandledByProvider(change.payBy))
    await notifyOfHeldChange(db, 'crypto-change-operator', { ...context, change }, now)
  else if (context.asking.actor === 'operator')
    await notifyOfHeldChange(db, 'change-payment-guest', { ...context, change }, now)
  return change
}

export async function saveAppliedChange(
  db: Db,
  { after, returns, corrections }: Pick<AppliedChange, 'after' | 'returns' | 'corrections'>,
  context: ChangeContext,
  now: Date,
): Promise<{ readonly booking: StoredBooking; readonly change: StoredChange }> {
  const { booking, departure, emails, command } = context
  const { departureId, places, totalCents } = after
  const free = { payCents: 0, payBy: booking.paymentMethod, seats: 0, heldUntil: null }
  const row = { ...rowOf(context), ...free, departureId, places, totalCents }
  const change = await addChange(db, { ...row, state: 'applied' }, now)
  const money = { paidCents: 0, refundCents: totalRefundCents(returns) }
  const changed = await applyChange(
    db,
    { booking, departure, change },
    { after, money, emails, isByUs: isCausedByUs(context.asking), corrections, command },
    now,
  )
  await addCorrections(db, booking.id, corrections, now)
  await requestRefunds(
    db,
    booking,
    { returns, reason: 'changed', isPromised: true, changeId: change.id, command },
    now,
  )
  return { booking: changed, change }
}

function rowOf({ booking, kind, asking }: ChangeContext) {
  return {
    bookingId: booking.id,
    kind,
    placesBefore: booking.places,
    baseVersion: booking.version,
    askedBy: asking.actor,
  }
}

/**
 * Notify the side that must act before the change can be paid: a guest who did not request it on the booking's page and
 * so has not seen how to pay; or the office, if the guest is waiting for payment details.
 */
async function notifyOfHeldChange(
  db: Db,
  kind: 'change-payment-guest' | 'crypto-change-operator',
  { booking, departure, change, asking }: ChangeContext & { readonly change: StoredChange },
  now: Date,
): Promise<void> {
  const { id, departureId, places, totalCents, payCents } = change
  const { day: from } = departure
  const before = { adults: booking.adults, children: booking.children }
  await enqueueBookingEmails(db, [kind], {
    booking: { ...booking, ...countGuestsByBand(places), places, totalCents },
    departure: await loadDeparture(db, departureId, now),
    now,
    cause: id,
    isOfChange: true,
    change: { from, before, paidCents: 0, refundCents: 0, isByUs: isCausedByUs(asking) },
    crypto: {
      details: null,
      restCents: payCents,
      dueAt: paymentDeadlineForChange(change, null) ?? undefined,
    },
  })
}
