import 'server-only'
import { type Requester } from '@/lib/booking/changes/requester'
import { type ChoiceDecision, type ChoiceSelection, decideChoice } from '@/lib/booking/choices/choice-outcome'
import { type Ledger } from '@/lib/booking/ledger'
import { totalRefundCents } from '@/lib/booking/money/refund'
import { findBookingByReference, type StoredBooking } from '@/lib/db/bookings/bookings'
import { findOpenChange } from '@/lib/db/bookings/changes'
import { findOpenOrLastChoice, type StoredChoice } from '@/lib/db/bookings/choices'
import { database, type Db, withPool } from '@/lib/db/client'
import { findDeparture, loadDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { defineOperation } from '@/lib/db/define-operation'
import { toChoice } from '@/lib/use-cases/changes/to-choice'
import { saveChoice } from '@/lib/use-cases/changes/steps/save-choice'
import { extendUnreconciledHolds } from '@/lib/use-cases/payments/reconcile-checkout'
import { syncBookingPayments } from '@/lib/use-cases/payments/steps/sync-booking-payments'
import { toChangeableDeparture, loadChangeableBooking } from '@/lib/use-cases/booking/load-changeable-booking'
import { type LockedBooking, lockBooking, readBookingUnlocked } from '@/lib/use-cases/booking/lock-booking'

export type ChoiceRequest = {
  readonly reference: string
  readonly pick:
    { readonly option: 'full_refund' } | { readonly option: 'another_date'; readonly departureId: number }
  /** Who chooses: the guest, or staff acting for a guest who phoned. */
  readonly actor: Requester['actor']
  readonly shownCents?: number
}

/** The outcome of submitting a choice; `booking` is the return trip, if one was booked. */
export type SubmitChoiceResult =
  | (Exclude<ChoiceDecision, { readonly kind: 'refused' }> & {
      readonly booking: StoredBooking
      readonly departure: StoredDeparture
      /** Whether the choice dropped a change that was waiting for payment. */
      readonly endsOpenChange: boolean
    })
  | Extract<ChoiceDecision, { readonly kind: 'refused' }>
  | { readonly kind: 'refused'; readonly reason: 'not_found' | 'date_not_found' | 'no_choice' | 'outdated' }

/**
 * Take one of the options that a guest was offered: a full refund, or another date, which is a free return trip if no
 * northern lights were seen. Making the same choice twice changes nothing.
 *
 * Rule: choice-gives (docs/rules.md)
 */
export const submitChoice = defineOperation({ prepare, work: decideAndSave })

/**
 * Sync payments before the transaction: Stripe may be slow, so never call it inside. Returns the queue to wait in,
 * because every guest of a departure may be choosing at once.
 */
async function prepare({ reference, pick, actor }: ChoiceRequest, now: Date) {
  await syncBookingPayments(reference, now, actor)
  if (pick.option === 'another_date') await extendUnreconciledHolds(pick.departureId, now)
  const booking = await findBookingByReference(database(), reference)
  return booking ? ({ about: `departure:${booking.departureId}` } as const) : undefined
}

/** The preview of a choice; `departure` is where the guest would end up. */
export type ChoicePreview =
  | Extract<SubmitChoiceResult, { readonly kind: 'refused' }>
  | (Exclude<ChoiceDecision, { readonly kind: 'refused' }> & {
      readonly departure: StoredDeparture
      readonly endsOpenChange: boolean
    })

/**
 * Preview a choice for the guest's page, without locks, as `previewChange` does. Rule: preview-first (docs/rules.md)
 */
export async function previewChoice(call: ChoiceRequest, now: Date): Promise<ChoicePreview> {
  await syncBookingPayments(call.reference, now, call.actor)
  return withPool('reads', async () => {
    const decided = await decide(database(), call, readBookingUnlocked, now)
    if (decided.kind === 'refused') return decided
    const { decision, departure } = decided
    const endsOpenChange = willEndOpenChange(decided)
    const isElsewhere = decision.kind === 'moved' || decision.kind === 'return_trip'
    if (!isElsewhere || call.pick.option !== 'another_date') return { ...decision, departure, endsOpenChange }
    return {
      ...decision,
      endsOpenChange,
      departure: await loadDeparture(database(), call.pick.departureId, now),
    }
  })
}

async function decideAndSave(db: Db, call: ChoiceRequest, now: Date): Promise<SubmitChoiceResult> {
  const decided = await decide(db, call, lockBooking, now)
  if (decided.kind === 'refused') return decided
  const endsOpenChange = willEndOpenChange(decided)
  const { decision, choice, ...of } = decided
  const chosen = { ...call.pick, by: call.actor }
  return {
    ...decision,
    endsOpenChange,
    ...(await saveChoice(db, decision, { ...of, choice, chosen }, now)),
  }
}

/** Whether the choice drops a change that is waiting for its payment. */
function willEndOpenChange({
  decision: { kind },
  hasOpenChange,
}: Extract<Decided, { readonly kind: 'decided' }>): boolean {
  return hasOpenChange && (kind === 'refunded' || kind === 'moved')
}

type Decided =
  | Extract<SubmitChoiceResult, { readonly kind: 'refused' }>
  | ({
      readonly kind: 'decided'
      readonly decision: Exclude<ChoiceDecision, { readonly kind: 'refused' }>
      readonly choice: StoredChoice
      readonly ledger: Ledger
      readonly hasOpenChange: boolean
    } & LockedBooking)

async function decide(
  db: Db,
  { reference, pick, actor, shownCents }: ChoiceRequest,
  load: (db: Db, bookingId: string, now: Date, also: readonly number[]) => Promise<LockedBooking>,
  now: Date,
): Promise<Decided> {
  const known = await findBookingByReference(db, reference)
  if (!known) return { kind: 'refused', reason: 'not_found' }
  const wanted = pick.option === 'another_date' ? [pick.departureId] : []
  for (const id of wanted)
    if (!(await findDeparture(db, id, now))) return { kind: 'refused', reason: 'date_not_found' }
  const held = await findOpenChange(db, known.id)
  const also = [...wanted, ...(held ? [held.departureId] : [])]
  const { booking, departure } = await load(db, known.id, now, also)
  const choice = await findOpenOrLastChoice(db, booking.id)
  if (!choice) return { kind: 'refused', reason: 'no_choice' }
  const changeable = await loadChangeableBooking(db, booking)
  const chooser = { booking: changeable, departure: toChangeableDeparture(departure), actor }
  const open = toChoice(choice, departure.startsAt)
  const decision = decideChoice(open, await pickOf(db, pick, now), chooser, now)
  if (decision.kind === 'refused') return decision
  // A choice that ended without a reply stays closed, even if its deadline has since moved.
  if (decision.kind !== 'unchanged' && choice.endedAt) return { kind: 'refused', reason: 'choice_over' }
  if (shownCents !== undefined && decision.kind !== 'unchanged' && shownCents !== returnedCents(decision))
    return { kind: 'refused', reason: 'outdated' }
  const hasOpenChange = changeable.openChange !== null
  return { kind: 'decided', decision, choice, ledger: changeable.ledger, hasOpenChange, booking, departure }
}

async function pickOf(db: Db, pick: ChoiceRequest['pick'], now: Date): Promise<ChoiceSelection> {
  if (pick.option === 'full_refund') return pick
  const to = await loadDeparture(db, pick.departureId, now)
  return { option: 'another_date', to: toChangeableDeparture(to) }
}

function returnedCents(decision: Exclude<ChoiceDecision, { readonly kind: 'refused' }>): number {
  const returns = decision.kind === 'refunded' || decision.kind === 'moved' ? decision.returns : []
  return totalRefundCents(returns)
}
