import 'server-only'
import { decideErasure, type ErasureDecision } from '@/lib/booking/changes/erasure'
import { type Db } from '@/lib/db/client'
import { listOverdueDepartureIds } from '@/lib/db/departures/overdue-seats'
import { recordHistory } from '@/lib/db/history/history'
import { defineOperation } from '@/lib/db/define-operation'
import {
  type ErasedCounts,
  erasePersonalData,
  listBookingIdsByEmail,
  loadPersonalData,
  type PersonalData,
} from '@/lib/db/bookings/personal-data'
import { accountingRetentionEndsAt } from '@/lib/use-cases/privacy/retention-cutoffs'
import { lockReviewOf } from '@/lib/use-cases/reviews/steps/lock-review'
import { lockAndRefreshDeparture } from '@/lib/use-cases/booking/lock-and-refresh-departure'

/** What happens to one booking. `keptUntil` is set if the accounts still need it. */
export type BookingErasure = {
  readonly reference: string
  readonly erasure: ErasureDecision
  readonly keptUntil: Date | null
}

export type PersonErasure = ErasedCounts & { readonly bookings: readonly BookingErasure[] }

/** Erase everything about the person with an e-mail address, except what we must keep. */
export const erasePersonByEmail = defineOperation({ work: erase })

async function erase(db: Db, email: string, now: Date): Promise<PersonErasure> {
  const ids = await listBookingIdsByEmail(db, email)
  // Lock reviews, so that one which is just being sent is deleted too.
  for (const id of [...ids].sort()) await lockReviewOf(db, id)
  // Mark overdue bookings as lapsed first: doing so later would queue an e-mail to the erased guest.
  const overdue = await listOverdueDepartureIds(db, now, ids)
  for (const id of overdue) await lockAndRefreshDeparture(db, id, now)
  const person = await loadPersonalData(db, email)
  const decided = person.bookings.map((booking) => ({
    booking,
    erasure: decideErasure(factsOf(booking), now),
  }))
  const idsOf = (wanted: ErasureDecision) =>
    decided.filter(({ erasure }) => erasure === wanted).map(({ booking }) => booking.id)
  const erased = await erasePersonalData(db, email, {
    forgotten: idsOf('forget'),
    accounts: idsOf('keep_for_accounts'),
    whole: [...idsOf('keep_whole'), ...idsOf('unsettled')],
  })
  for (const bookingId of [...idsOf('forget'), ...idsOf('keep_for_accounts')])
    await recordHistory(db, { bookingId, what: 'erased', why: 'asked' }, now)
  const bookings = decided.map(({ booking: { reference, departure }, erasure }) => ({
    reference,
    erasure,
    keptUntil: erasure === 'keep_for_accounts' ? accountingRetentionEndsAt(departure.startsAt) : null,
  }))
  return { ...erased, bookings }
}

type PersonalBooking = PersonalData['bookings'][number]

function factsOf({
  state,
  expiresAt,
  confirmedAt,
  departure,
  checkouts,
  choices,
  movements,
}: PersonalBooking) {
  const refunds = movements.flatMap((movement) => movement.refunds)
  const disputes = movements.flatMap((movement) => movement.disputes)
  const isUnsettled =
    checkouts.some((one) => one.state === 'open' || one.state === 'waiting') ||
    refunds.some((refund) => ['waiting', 'due', 'refused', 'by_hand'].includes(refund.state)) ||
    disputes.some(({ outcome }) => outcome === null) ||
    choices.some(({ endedAt }) => endedAt === null)
  const isPaid = confirmedAt !== null || movements.length > 0
  return { state, expiresAt, startsAt: departure.startsAt, isPaid, isUnsettled }
}
