import 'server-only'
import { type Db } from '@/lib/db/client'

/** Mark a proof as used. Returns false if any instance has accepted it before. */
export async function markProofUsed(
  db: Db,
  proof: { readonly id: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { count } = await db.usedProof.createMany({ data: [proof], skipDuplicates: true })
  return count === 1
}
