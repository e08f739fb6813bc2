import 'server-only'
import { type Db } from '@/lib/db/client'

/** Accept a proof once. Returns false if any instance has accepted it before. */
export async function markProofUsed(
  db: Db,
  proof: { readonly id: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { count } = await db.usedProof.createMany({ data: [proof], skipDuplicates: true })
  return count === 1
}
