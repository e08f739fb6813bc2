import 'server-only'
import { type Db } from '@/lib/db/client'
import { type Request } from '@/lib/db/generated/client'

/** A visitor's request. A message has no destination, and a wish for transport no message: the table checks it. */
export type StoredRequest = Readonly<Omit<Request, 'idempotencyKey'>>

export type NewRequest = Omit<StoredRequest, 'id'> & { readonly idempotencyKey: string | null }

/** Keep a request. Answers null when its key has one already; one that is being kept at this moment is waited for. */
export async function addRequest(db: Db, request: NewRequest): Promise<StoredRequest | null> {
  const [added] = await db.request.createManyAndReturn({ data: [request], skipDuplicates: true })
  return added ?? null
}

export async function loadRequestByKey(db: Db, idempotencyKey: string): Promise<StoredRequest> {
  return db.request.findUniqueOrThrow({ where: { idempotencyKey } })
}

/** How many requests came with an e-mail address, in whatever letter case, since an instant. */
export async function countRequestsFrom(db: Db, email: string, since: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM requests WHERE created_at > ${since} AND lower(email) = lower(${email})`
  return row?.count ?? 0
}
