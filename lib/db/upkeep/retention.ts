import 'server-only'
import { type Db } from '@/lib/db/client'
import { eraseRequestedAddresses } from '@/lib/db/bookings/address-proofs'
import { anonymizeBookings, eraseEmailContents, clearTourDetails } from '@/lib/db/bookings/anonymize-bookings'
import { UNSENT_EMAIL_WHERE } from '@/lib/db/emails/emails'
import { type Prisma } from '@/lib/db/generated/client'
import { purgeHealthNotes } from '@/lib/db/upkeep/health-notes'
import { recordHistory } from '@/lib/db/history/history'
import { purgeWaitingList } from '@/lib/db/waiting/waiting-list'

export type PurgedCounts = {
  readonly bookings: number
  readonly enquiries: number
  readonly emails: number
  /** Bookings whose details that only the tour needed, such as the pick-up place, were erased. */
  readonly tourDetails: number
  readonly healthNotes: number
}

/** Instants before which personal data is erased, by kind of data. */
export type RetentionCutoffs = {
  readonly bookings: Date
  readonly unpaidBookings: Date
  readonly enquiries: Date
  readonly emails: Date
  readonly tourDetails: Date
  readonly healthNotes: Date
}

/**
 * Erase outdated personal data. Bookings are anonymized but keep their amounts; their age counts from the tour, or from
 * when they were made if nothing was ever paid. Details that only the tour needed are erased much earlier. Enquiries,
 * health notes and past dates on the waiting list are deleted, and e-mails that were sent or failed lose their content
 * and address.
 */
export async function purgeOutdatedPersonalData(
  db: Db,
  since: RetentionCutoffs,
  now: Date,
): Promise<PurgedCounts> {
  const over = { createdAt: { lt: since.emails }, NOT: UNSENT_EMAIL_WHERE }
  const emails = await eraseEmailContents(db, await db.email.findMany({ where: over, select: { id: true } }))
  await eraseRequestedAddresses(db, { endedAt: now })
  const enquiries = await db.$executeRaw`DELETE FROM enquiries WHERE created_at < ${since.enquiries}`
  await purgeWaitingList(db, now)
  const bookings = await listOutdatedBookings(db, since)
  await anonymizeBookings(db, bookings)
  for (const bookingId of bookings)
    await recordHistory(db, { bookingId, what: 'erased', why: 'retention' }, now)
  const detailed = await listWithTourDetails(db, since.tourDetails)
  await clearTourDetails(db, detailed)
  const healthNotes = await purgeHealthNotes(db, since.healthNotes)
  return { bookings: bookings.length, enquiries, emails, tourDetails: detailed.length, healthNotes }
}

async function listOutdatedBookings(db: Db, since: RetentionCutoffs): Promise<readonly string[]> {
  const rows = await db.booking.findMany({
    where: {
      NOT: { customerName: '', customerEmail: '' },
      OR: [
        { departure: { startsAt: { lt: since.bookings } } },
        { ...NEVER_PAID, createdAt: { lt: since.unpaidBookings } },
      ],
    },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

async function listWithTourDetails(db: Db, startsBefore: Date): Promise<readonly string[]> {
  const rows = await db.booking.findMany({
    where: {
      ...SETTLED,
      departure: { startsAt: { lt: startsBefore } },
      OR: [
        { customerPhone: { not: null } },
        { specialRequests: { not: null } },
        { pickupPlace: { not: null } },
      ],
    },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/**
 * Condition: there is no longer any reason to call the guest, because no payment, refund, dispute or choice is open.
 */
const SETTLED = {
  checkouts: { none: { state: { in: ['open', 'waiting'] } } },
  choices: { none: { endedAt: null } },
  movements: {
    none: {
      OR: [
        { refunds: { some: { state: { in: ['waiting', 'due', 'refused', 'by_hand'] } } } },
        { disputes: { some: { outcome: null } } },
      ],
    },
  },
} satisfies Prisma.BookingWhereInput

/** Condition for a booking that has ended and was never paid, with no payment under way. */
const NEVER_PAID = {
  state: { in: ['lapsed', 'cancelled'] },
  confirmedAt: null,
  movements: { none: {} },
  checkouts: { none: { state: { in: ['open', 'waiting'] } } },
} satisfies Prisma.BookingWhereInput
