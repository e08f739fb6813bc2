import 'server-only'
import { randomBytes } from 'node:crypto'
import { type Db } from '@/lib/db/client'

const SECRET_BYTES = 32

/** A secret that all instances share, created on first use. It is never logged and never leaves the server. */
export async function loadSecret(db: Db, name: string): Promise<Uint8Array> {
  const known = await db.serverSecret.findUnique({ where: { name } })
  if (known) return known.value
  await db.serverSecret.createMany({
    data: [{ name, value: new Uint8Array(randomBytes(SECRET_BYTES)) }],
    skipDuplicates: true,
  })
  return (await db.serverSecret.findUniqueOrThrow({ where: { name } })).value
}

/** Accept a proof once. Returns false if any instance has accepted it before. */
export async function markProofUsed(
  db: Db,
  proof: { readonly id: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { count } = await db.usedProof.createMany({ data: [proof], skipDuplicates: true })
  return count === 1
}

export type PurgedCounters = { readonly proofs: number; readonly counts: number }

/** Delete expired proofs and counters. */
export async function purgeExpired(db: Db, now: Date): Promise<PurgedCounters> {
  const { count: proofs } = await db.usedProof.deleteMany({ where: { expiresAt: { lt: now } } })
  const { count: counts } = await db.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } })
  return { proofs, counts }
}
