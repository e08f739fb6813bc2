import 'server-only'
import { type Db } from '@/lib/db/client'
import { type Enquiry } from '@/lib/db/generated/client'

/**
 * A visitor's enquiry. Messages have no destination, and enquiries about transport no message: a check on the table
 * ensures it.
 */
export type StoredEnquiry = Readonly<Omit<Enquiry, 'idempotencyKey'>>

export type NewEnquiry = Omit<StoredEnquiry, 'id'> & { readonly idempotencyKey: string | null }

/** Save an enquiry. Returns null if its key exists already; a simultaneous insert is waited for. */
export async function addEnquiry(db: Db, enquiry: NewEnquiry): Promise<StoredEnquiry | null> {
  const [added] = await db.enquiry.createManyAndReturn({ data: [enquiry], skipDuplicates: true })
  return added ?? null
}

export async function loadEnquiryByKey(db: Db, idempotencyKey: string): Promise<StoredEnquiry> {
  return db.enquiry.findUniqueOrThrow({ where: { idempotencyKey } })
}

/** How many enquiries came with an e-mail address, in whatever letter case, since an instant. */
export async function countEnquiriesFrom(db: Db, email: string, since: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM enquiries WHERE created_at > ${since} AND lower(email) = lower(${email})`
  return row?.count ?? 0
}

/** What was asked since an instant, the newest first. */
export async function listEnquiries(db: Db, since: Date): Promise<readonly StoredEnquiry[]> {
  return db.enquiry.findMany({
    where: { createdAt: { gte: since } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  })
}
