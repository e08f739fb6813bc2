import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { type Prisma, type Review } from '@/lib/db/generated/client'
import { dateToDay } from '@/lib/db/sql/date-column'

export type StoredReview = Readonly<Review> & {
  /** Null if no photograph is shown with it. */
  readonly photographId: string | null
}

/** A review with the booking that it is about. */
export type ReviewOfBooking = StoredReview & {
  readonly reference: string
  readonly departureId: number
  readonly tourId: number
  readonly day: Day
}

/** Never its bytes. */
const WITH_PHOTOGRAPH = { photograph: { select: { id: true } } } as const

const WITH_BOOKING = {
  ...WITH_PHOTOGRAPH,
  booking: {
    select: {
      reference: true,
      departureId: true,
      departure: { select: { tourId: true, day: true } },
    },
  },
} as const

type Row = Prisma.ReviewGetPayload<{ include: typeof WITH_BOOKING }>

export type NewReview = Omit<Prisma.ReviewCreateManyInput, 'id' | 'state' | 'refusedFor' | 'reply'>

/** Save a review. Returns null if the booking has one already. */
export async function addReview(db: Db, review: NewReview): Promise<{ readonly id: string } | null> {
  const [added] = await db.review.createManyAndReturn({ data: [review], skipDuplicates: true })
  return added ?? null
}

export async function findReviewOfBooking(db: Db, bookingId: string): Promise<StoredReview | null> {
  const row = await db.review.findUnique({ where: { bookingId }, include: WITH_PHOTOGRAPH })
  return row && toStoredReview(row)
}

export async function findReview(db: Db, id: string): Promise<ReviewOfBooking | null> {
  const row = await db.review.findUnique({ where: { id }, include: WITH_BOOKING })
  return row && toReviewOfBooking(row)
}

export async function findReviewByReference(db: Db, reference: string): Promise<ReviewOfBooking | null> {
  const row = await db.review.findFirst({ where: { booking: { reference } }, include: WITH_BOOKING })
  return row && toReviewOfBooking(row)
}

/** Reviews received since an instant, newest first. */
export async function listReviewsSince(db: Db, since: Date): Promise<readonly ReviewOfBooking[]> {
  const where = { createdAt: { gte: since } }
  return (await db.review.findMany({ where, include: WITH_BOOKING, orderBy: [...NEWEST_FIRST] })).map(
    toReviewOfBooking,
  )
}

const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'asc' }] as const

/** Reviews that the office has not yet published or refused, oldest first. */
export async function listUnreadReviews(db: Db): Promise<readonly ReviewOfBooking[]> {
  const where = { state: 'received' } as const
  return (await db.review.findMany({ where, include: WITH_BOOKING, orderBy: { createdAt: 'asc' } })).map(
    toReviewOfBooking,
  )
}

/** A page of the published reviews, newest first. */
export async function listPublishedReviews(
  db: Db,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<readonly ReviewOfBooking[]> {
  const query = { where: { state: 'published' }, include: WITH_BOOKING, skip, take } as const
  return (await db.review.findMany({ ...query, orderBy: [...NEWEST_FIRST] })).map(toReviewOfBooking)
}

/** The newest published reviews of each tour, newest first. */
export async function listNewestReviewsOfEachTour(
  db: Db,
  count: number,
): Promise<readonly ReviewOfBooking[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM (
      SELECT r.id, row_number() OVER (PARTITION BY d.tour_id ORDER BY r.created_at DESC, r.id) AS place
      FROM reviews r JOIN bookings b ON b.id = r.booking_id JOIN departures d ON d.id = b.departure_id
      WHERE r.state = 'published'
    ) ranked WHERE place <= ${count}`
  const where = { id: { in: rows.map(({ id }) => id) }, state: 'published' } as const
  return (await db.review.findMany({ where, include: WITH_BOOKING, orderBy: [...NEWEST_FIRST] })).map(
    toReviewOfBooking,
  )
}

export async function hasPublishedReviews(db: Db): Promise<boolean> {
  return (await db.review.findFirst({ where: { state: 'published' }, select: { id: true } })) !== null
}

/** Record what the office decided or replied; the guest's own words never change. */
export async function updateReview(
  db: Db,
  id: string,
  data: Pick<StoredReview, 'state' | 'refusedFor'> | Pick<StoredReview, 'reply'>,
): Promise<void> {
  await db.review.update({ where: { id }, data })
}

/** Delete the reviews of these bookings. Returns how many there were. */
export async function deleteReviews(db: Db, bookingIds: readonly string[]): Promise<number> {
  return (await db.review.deleteMany({ where: { bookingId: { in: [...bookingIds] } } })).count
}

function toStoredReview({
  photograph,
  ...review
}: Review & { readonly photograph: { readonly id: string } | null }): StoredReview {
  return { ...review, photographId: photograph?.id ?? null }
}

function toReviewOfBooking({ booking, ...row }: Row): ReviewOfBooking {
  const { reference, departureId, departure } = booking
  return {
    ...toStoredReview(row),
    reference,
    departureId,
    tourId: departure.tourId,
    day: dateToDay(departure.day),
  }
}
