import 'server-only'
import { type Db } from '@/lib/db/client'
import { type Enquiry } from '@/lib/db/generated/client'

/** A visitor's enquiry. A message has no destination, and a wish for transport no message: the table checks it. */
export type StoredEnquiry = Readonly<Omit<Enquiry, 'idempotencyKey'>>

export type NewEnquiry = Omit<StoredEnquiry, 'id'> & { readonly idempotencyKey: string | null }

/** Keep an enquiry. Answers null when its key has one already; one that is being kept at this moment is waited for. */
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
