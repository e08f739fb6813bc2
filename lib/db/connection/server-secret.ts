import 'server-only'
import { randomBytes } from 'node:crypto'
import { type Db } from '@/lib/db/client'

const SECRET_BYTES = 32

/** Load a secret that all instances share, created on first use. It is never logged and never leaves the server. */
export async function loadServerSecret(db: Db, name: string): Promise<Uint8Array> {
  const known = await db.serverSecret.findUnique({ where: { name } })
  if (known) return known.value
  await db.serverSecret.createMany({
    data: [{ name, value: new Uint8Array(randomBytes(SECRET_BYTES)) }],
    skipDuplicates: true,
  })
  return (await db.serverSecret.findUniqueOrThrow({ where: { name } })).value
}

/** Delete a server secret: the next use creates a new one, and anything signed with the old one becomes invalid. */
export async function deleteServerSecret(db: Db, name: string): Promise<void> {
  await db.serverSecret.deleteMany({ where: { name } })
}
