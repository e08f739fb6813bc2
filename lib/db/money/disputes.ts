import 'server-only'
import { type Db } from '@/lib/db/client'
import { type Dispute, type DisputeOutcome } from '@/lib/db/generated/client'

/**
 * A dispute in which the guest's bank has taken `cents` of a payment back. `outcome` is null until the bank decides.
 */
export type StoredDispute = Readonly<Dispute>

/**
 * Record a dispute.
 *
 * @param dispute.id  Stripe's id
 */
export async function addDispute(
  db: Db,
  dispute: Omit<StoredDispute, 'outcome' | 'closedAt' | 'writtenOffCents'>,
): Promise<StoredDispute> {
  return db.dispute.create({ data: dispute })
}

export async function findDispute(db: Db, id: string): Promise<StoredDispute | null> {
  return db.dispute.findUnique({ where: { id } })
}

export async function closeDispute(
  db: Db,
  id: string,
  {
    outcome,
    now,
    writtenOffCents = 0,
  }: { readonly outcome: DisputeOutcome; readonly now: Date; readonly writtenOffCents?: number },
): Promise<void> {
  await db.dispute.update({ where: { id }, data: { outcome, closedAt: now, writtenOffCents } })
}

export async function isPaymentDisputed(db: Db, paymentId: string): Promise<boolean> {
  return (await db.dispute.count({ where: { paymentId, outcome: null } })) > 0
}

/** How much of a payment banks have kept for good, in cents. */
export async function sumLostDisputes(db: Db, paymentId: string): Promise<number> {
  const { _sum: sum } = await db.dispute.aggregate({
    where: { paymentId, outcome: 'lost' },
    _sum: { cents: true },
  })
  return sum.cents ?? 0
}

export async function listDisputedPaymentIds(db: Db): Promise<readonly string[]> {
  const rows = await db.dispute.findMany({
    where: { outcome: null },
    select: { paymentId: true },
    distinct: ['paymentId'],
  })
  return rows.map(({ paymentId }) => paymentId)
}
