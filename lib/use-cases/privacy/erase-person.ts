import 'server-only'
import { decideErasure, type Erasure } from '@/lib/booking/erasure'
import { type Db, inTransaction } from '@/lib/db/client'
import { listOverdueDepartureIds } from '@/lib/db/departures'
import {
  type Erased,
  erasePersonalData,
  listBookingIds,
  loadPersonalData,
  type PersonalData,
} from '@/lib/db/person'
import { accountsNeedUntil } from '@/lib/use-cases/privacy/retention-cutoffs'
import { lockAndRefreshDeparture } from '@/lib/use-cases/seats/lock-and-refresh-departure'

/** What becomes of one booking; `keptUntil` where the accounts need it. */
export type BookingErasure = {
  readonly reference: string
  readonly erasure: Erasure
  readonly keptUntil: Date | null
}

export type PersonErasure = Erased & { readonly bookings: readonly BookingErasure[] }

/**
 * Erase the person behind an e-mail address, except for what must be kept.
 *
 * @param isSure  false: a dry run that returns what would be done
 */
export async function erasePerson(
  email: string,
  { isSure, now }: { readonly isSure: boolean; readonly now: Date },
): Promise<PersonErasure> {
  try {
    return await inTransaction(async (db) => {
      const done = await forget(db, email, now)
      if (!isSure) throw new DryRun(done)
      return done
    })
  } catch (error) {
    if (error instanceof DryRun) return error.done
    throw error
  }
}

/** Rolls the transaction back and carries what it would have done. */
class DryRun extends Error {
  override name = 'DryRun'

  constructor(readonly done: PersonErasure) {
    super('nothing was meant to be done')
  }
}

async function forget(db: Db, email: string, now: Date): Promise<PersonErasure> {
  // A booking that lapses later would queue an e-mail to its guest.
  const overdue = await listOverdueDepartureIds(db, now, await listBookingIds(db, email))
  for (const id of overdue) await lockAndRefreshDeparture(db, id, now)
  const person = await loadPersonalData(db, email)
  const decided = person.bookings.map((booking) => ({
    booking,
    erasure: decideErasure(factsOf(booking), now),
  }))
  const idsOf = (wanted: Erasure) =>
    decided.filter(({ erasure }) => erasure === wanted).map(({ booking }) => booking.id)
  const erased = await erasePersonalData(db, email, {
    forgotten: idsOf('forget'),
    accounts: idsOf('keep_for_accounts'),
    whole: idsOf('keep_whole'),
  })
  const bookings = decided.map(({ booking: { reference, departure }, erasure }) => ({
    reference,
    erasure,
    keptUntil: erasure === 'keep_for_accounts' ? accountsNeedUntil(departure.startsAt) : null,
  }))
  return { ...erased, bookings }
}

type PersonalBooking = PersonalData['bookings'][number]

function factsOf({ state, expiresAt, confirmedAt, departure, checkouts }: PersonalBooking) {
  const isUnsettled = checkouts.some((one) => ['open', 'waiting', 'refund_due'].includes(one.state))
  const isPaid = confirmedAt !== null || checkouts.some(({ paidCents }) => paidCents !== null)
  return { state, expiresAt, startsAt: departure.startsAt, isPaid, isUnsettled }
}
