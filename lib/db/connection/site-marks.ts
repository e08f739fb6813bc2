import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Db } from '@/lib/db/client'
import { deleteServerSecret, loadServerSecret } from '@/lib/db/connection/server-secret'

/** How long a mark is valid: a doctor that was killed leaves one behind. */
const LIFETIME_MS = 10 * 60_000

const PREFIX = 'mark:'

/** A secret stored under a random name, by which a site proves that it uses this very database. */
export type SiteMark = { readonly id: string; readonly secret: Uint8Array }

/** Store a new mark, and delete expired ones, which a killed process leaves behind. */
export async function placeMark(db: Db, now: Date): Promise<SiteMark> {
  const expired = { startsWith: PREFIX }
  await db.serverSecret.deleteMany({
    where: { name: expired, createdAt: { lt: new Date(now.getTime() - LIFETIME_MS) } },
  })
  const id = randomBytes(16).toString('hex')
  return { id, secret: await loadServerSecret(db, PREFIX + id) }
}

/** Find a mark's secret; null if there is no such mark, or it is too old. */
export async function findMarkSecret(db: Db, id: string, now: Date): Promise<Uint8Array | null> {
  const found = await db.serverSecret.findUnique({ where: { name: PREFIX + id } })
  const isRecent = found && found.createdAt.getTime() > now.getTime() - LIFETIME_MS
  return isRecent ? found.value : null
}

export function removeSiteMark(db: Db, { id }: SiteMark): Promise<void> {
  return deleteServerSecret(db, PREFIX + id)
}

export function signWithMark(secret: Uint8Array, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

export function isSignedWithMark({ secret }: SiteMark, text: string, mac: string): boolean {
  const [expected, given] = [Buffer.from(signWithMark(secret, text)), Buffer.from(mac)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
