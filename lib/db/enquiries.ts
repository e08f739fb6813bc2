import 'server-only'
import { z } from 'zod'
import { type Db } from '@/lib/db/client'
import { type Language } from '@/lib/language/language'
import { type Enquiry, type EnquiryAct } from '@/lib/db/generated/client'
import {
  afterCursor,
  type ListPage,
  NEWEST_FIRST,
  type PageRequest,
  readCursor,
  toPage,
} from '@/lib/db/list-page'

/**
 * A visitor's enquiry. A message has no destination, and an enquiry about transport has no message; a constraint on the
 * table ensures this.
 */
export type StoredEnquiry = Readonly<Omit<Enquiry, 'idempotencyKey'>>

export type NewEnquiry = Omit<StoredEnquiry, 'id' | 'language'> & {
  readonly idempotencyKey: string | null
  /** English if it is left out. */
  readonly language?: Language
}

/** Save an enquiry. Returns null if its idempotency key is already stored; waits if the same key is being inserted. */
export async function addEnquiry(db: Db, enquiry: NewEnquiry): Promise<StoredEnquiry | null> {
  const [added] = await db.enquiry.createManyAndReturn({ data: [enquiry], skipDuplicates: true })
  return added ?? null
}

export async function loadEnquiryByKey(db: Db, idempotencyKey: string): Promise<StoredEnquiry> {
  return db.enquiry.findUniqueOrThrow({ where: { idempotencyKey } })
}

/** How many enquiries an e-mail address has sent since an instant, in any letter case. */
export async function countEnquiriesFrom(db: Db, email: string, since: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM enquiries WHERE created_at > ${since} AND lower(email) = lower(${email})`
  return row?.count ?? 0
}

/** An enquiry with the operator's actions on it, oldest first. */
export type EnquiryWithActs = StoredEnquiry & {
  readonly acts: readonly (StoredEnquiryAct & { readonly booking: MadeBooking | null })[]
}

type MadeBooking = { readonly id: string; readonly reference: string; readonly inboxLinkVersion: number }

type StoredEnquiryAct = Readonly<Omit<EnquiryAct, 'enquiryId'>>

const WITH_ACTS = {
  acts: {
    include: { booking: { select: { id: true, reference: true, inboxLinkVersion: true } } },
    orderBy: { at: 'asc' },
  },
} as const

export async function listEnquiries(db: Db, since: Date): Promise<readonly EnquiryWithActs[]> {
  return db.enquiry.findMany({
    where: { createdAt: { gte: since } },
    include: WITH_ACTS,
    orderBy: NEWEST_FIRST,
  })
}

/** A page of the enquiries, newest first; only those that nobody has dealt with, if `isOpen`. */
export async function listEnquiriesPage(
  db: Db,
  { isOpen }: { readonly isOpen?: boolean },
  { limit, after }: PageRequest,
): Promise<ListPage<EnquiryWithActs>> {
  const rows = await db.enquiry.findMany({
    where: { ...(isOpen && { acts: { none: {} } }), ...afterCursor(readCursor(after, z.guid())) },
    include: WITH_ACTS,
    orderBy: NEWEST_FIRST,
    take: limit + 1,
  })
  return toPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, key: id }))
}

export async function findEnquiry(db: Db, id: string): Promise<EnquiryWithActs | null> {
  return db.enquiry.findUnique({ where: { id }, include: WITH_ACTS })
}

export async function listEnquiryIdsStartingWith(db: Db, start: string): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM enquiries WHERE starts_with(id::text, lower(${start})) LIMIT 2`
  return rows.map(({ id }) => id)
}

/** Record what the operator did about an enquiry; the table rejects a duplicate. */
export async function addEnquiryAct(
  db: Db,
  act: Pick<EnquiryAct, 'enquiryId' | 'kind' | 'at' | 'userName'> &
    Partial<Pick<EnquiryAct, 'note' | 'bookingId'>>,
): Promise<void> {
  await db.enquiryAct.create({ data: act })
}
