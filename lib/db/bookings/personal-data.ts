import 'server-only'
import { type Db } from '@/lib/db/client'
import { eraseRequestedAddresses } from '@/lib/db/bookings/address-proofs'
import {
  eraseEmailContents,
  clearBookingDetails,
  anonymizeBookings,
} from '@/lib/db/bookings/anonymize-bookings'
import { UNSENT_EMAIL_WHERE } from '@/lib/db/emails/emails'
import { listBookingHistory } from '@/lib/db/history/history'
import { eraseWaitingParties } from '@/lib/db/waiting/waiting-list'

/*
 * Everything stored about one e-mail address, in any letter case. Addresses are compared by lower(): in Prisma's
 * insensitive mode, `%` and `_` in an address would match any characters.
 */

type Ids = readonly string[]

export async function listBookingIdsByEmail(db: Db, email: string): Promise<Ids> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM bookings WHERE lower(customer_email) = lower(${email})`
  return rows.map(({ id }) => id)
}

async function listEnquiryIds(db: Db, email: string): Promise<Ids> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM enquiries WHERE lower(email) = lower(${email})`
  return rows.map(({ id }) => id)
}

async function listWaitingIds(db: Db, email: string): Promise<Ids> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM waiting_parties WHERE lower(email) = lower(${email})`
  return rows.map(({ id }) => id)
}

/**
 * The ids of e-mails sent to the address or with it as reply-to, of those about its bookings and enquiries, and of
 * those about any of these e-mails.
 */
async function listEmailIds(db: Db, email: string): Promise<Ids> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH own AS (
      SELECT l.id FROM emails l
      LEFT JOIN bookings b ON b.id = l.booking_id
      LEFT JOIN enquiries r ON r.id = l.enquiry_id
      WHERE lower(${email}) IN (lower(b.customer_email), lower(r.email), lower(l.reply_to))
        OR lower(l.recipient) = lower(${email})
    )
    SELECT id::text FROM own UNION SELECT id::text FROM emails WHERE email_id IN (SELECT id FROM own)`
  return rows.map(({ id }) => id)
}

export type PersonalData = Awaited<ReturnType<typeof loadPersonalData>>

/** Load all the personal data that belongs to an e-mail address, as stored. */
export async function loadPersonalData(db: Db, email: string) {
  const booked = await db.booking.findMany({
    where: { id: { in: [...(await listBookingIdsByEmail(db, email))] } },
    include: { departure: true },
    orderBy: { createdAt: 'asc' },
  })
  const bookings = []
  for (const booking of booked) bookings.push({ ...booking, ...(await loadRelated(db, booking.id)) })
  const payments = bookings.flatMap(({ checkouts }) => checkouts.flatMap((one) => one.paymentIntentId ?? []))
  return {
    bookings,
    history: await listBookingHistory(
      db,
      bookings.map(({ id }) => id),
    ),
    paymentEvents: await db.paymentEvent.findMany({ where: { paymentIntentId: { in: payments } } }),
    enquiries: await db.enquiry.findMany({
      where: { id: { in: [...(await listEnquiryIds(db, email))] } },
      include: { acts: true },
      orderBy: { createdAt: 'asc' },
    }),
    waiting: await db.waitingParty.findMany({
      where: { id: { in: [...(await listWaitingIds(db, email))] } },
      omit: { sequence: true },
      include: { dates: true },
    }),
    emails: await db.email.findMany({
      where: { id: { in: [...(await listEmailIds(db, email))] } },
      orderBy: { createdAt: 'asc' },
    }),
  }
}

/** Load a booking's related rows one query at a time, because a transaction has only one connection. */
async function loadRelated(db: Db, bookingId: string) {
  const where = { bookingId }
  const rows = await db.moneyMovement.findMany({
    where,
    // Leave out `sequence`: JSON cannot represent integers of its size.
    omit: { sequence: true },
    include: { refunds: true },
    orderBy: { sequence: 'asc' },
  })
  const disputes = await db.dispute.findMany({ where })
  return {
    changes: await db.change.findMany({ where }),
    paymentDetails: await db.paymentDetails.findMany({ where }),
    choices: await db.choice.findMany({ where }),
    addressProof: await db.addressProof.findUnique({ where }),
    health: await db.healthNote.findUnique({ where }),
    review: await loadReview(db, bookingId),
    checkouts: await db.checkout.findMany({ where }),
    movements: rows.map((row) => ({ ...row, disputes: disputes.filter((one) => one.paymentId === row.id) })),
  }
}

/** Its photograph is added as text, because JSON has no bytes. */
async function loadReview(db: Db, bookingId: string) {
  const review = await db.review.findUnique({ where: { bookingId }, include: { photograph: true } })
  if (!review?.photograph) return review
  const { addedAt, large } = review.photograph
  return { ...review, photograph: { addedAt, webpInBase64: Buffer.from(large).toString('base64') } }
}

export type ErasedCounts = {
  readonly emails: number
  readonly emailsUnderWay: number
  readonly enquiries: number
  readonly waiting: number
}

/**
 * Erase a person's data, except what must be kept.
 *
 * @param forgotten  bookings to anonymize
 * @param accounts  bookings that keep the name and e-mail address for the accounts, but nothing else from the guest
 * @param whole  bookings to leave unchanged, along with their unsent e-mails
 */
export async function erasePersonalData(
  db: Db,
  email: string,
  { forgotten, accounts, whole }: Readonly<Record<'forgotten' | 'accounts' | 'whole', Ids>>,
): Promise<ErasedCounts> {
  const ids = [...(await listEmailIds(db, email))]
  const kept = [...accounts, ...whole]
  const owed = { id: { in: ids }, bookingId: { in: kept }, ...UNSENT_EMAIL_WHERE }
  const emailsUnderWay = await db.email.count({ where: owed })
  const emails = await eraseEmailContents(
    db,
    await db.email.findMany({ where: { id: { in: ids }, NOT: owed }, select: { id: true } }),
  )
  const { count: enquiries } = await db.enquiry.deleteMany({
    where: { id: { in: [...(await listEnquiryIds(db, email))] } },
  })
  await db.draft.deleteMany({ where: { id: { in: [...forgotten, ...accounts] } } })
  await eraseRequestedAddresses(db, { email })
  await clearBookingDetails(db, accounts)
  await anonymizeBookings(db, forgotten)
  const waiting = await eraseWaitingParties(db, email)
  return { emails, emailsUnderWay, enquiries, waiting }
}
