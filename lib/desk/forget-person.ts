import 'server-only'
import { retention } from '@/content/policies'
import { decideErasure, type Erasure } from '@/lib/booking/erasure'
import { inTransaction } from '@/lib/db/client'
import { type Erased, erasePerson, loadPerson, type Person } from '@/lib/db/person'

/** What becomes of one booking; `keptUntil` where the accounts need it. */
export type BookingErasure = {
  readonly reference: string
  readonly erasure: Erasure
  readonly keptUntil: Date | null
}

export type PersonErasure = Erased & { readonly bookings: readonly BookingErasure[] }

/**
 * Forget who has an e-mail address, as far as nothing must be kept.
 *
 * @param isSure  false answers what would be done, and does nothing
 */
export async function forgetPerson(
  email: string,
  { isSure, now }: { readonly isSure: boolean; readonly now: Date },
): Promise<PersonErasure> {
  return inTransaction(async (db) => {
    const person = await loadPerson(db, email)
    const decided = person.bookings.map((booking) => ({
      booking,
      erasure: decideErasure(factsOf(booking), now),
    }))
    const idsOf = (wanted: Erasure) =>
      decided.filter(({ erasure }) => erasure === wanted).map(({ booking }) => booking.id)
    const plan = {
      forgotten: idsOf('forget'),
      accounts: idsOf('keep_for_accounts'),
      whole: idsOf('keep_whole'),
    }
    const bookings = decided.map(({ booking: { reference, createdAt }, erasure }) => ({
      reference,
      erasure,
      keptUntil: erasure === 'keep_for_accounts' ? yearsAfter(createdAt, retention.bookingYears) : null,
    }))
    const erased = isSure
      ? await erasePerson(db, email, plan)
      : expected(person, [...plan.accounts, ...plan.whole])
    return { ...erased, bookings }
  })
}

type PersonBooking = Person['bookings'][number]

function factsOf({ state, expiresAt, confirmedAt, departure, checkouts }: PersonBooking) {
  const isUnsettled = checkouts.some((one) => ['open', 'waiting', 'refund_due'].includes(one.state))
  const isPaid = confirmedAt !== null || checkouts.some(({ paidCents }) => paidCents !== null)
  return { state, expiresAt, startsAt: departure.startsAt, isPaid, isUnsettled }
}

function expected({ letters, requests }: Person, kept: readonly string[]): Erased {
  const left = letters.filter(({ recipients }) => recipients.length > 0)
  const isUnderWay = ({ bookingId, nextTryAt }: Person['letters'][number]) =>
    nextTryAt !== null && bookingId !== null && kept.includes(bookingId)
  const lettersUnderWay = left.filter(isUnderWay).length
  return { letters: left.length - lettersUnderWay, lettersUnderWay, requests: requests.length }
}

function yearsAfter(instant: Date, years: number): Date {
  const after = new Date(instant)
  after.setUTCFullYear(instant.getUTCFullYear() + years)
  return after
}
