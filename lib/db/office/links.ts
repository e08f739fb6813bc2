import 'server-only'
import { type Db } from '@/lib/db/client'
import { type OfficeLink } from '@/lib/db/generated/client'

export type StoredOfficeLink = Readonly<OfficeLink>

/** Store the link that an e-mail carries, unless an earlier attempt to send that e-mail has. Returns its id. */
export async function keepOfficeLink(
  db: Db,
  link: Pick<StoredOfficeLink, 'emailId' | 'address' | 'returnTo' | 'createdAt' | 'expiresAt'>,
): Promise<string> {
  const { id } = await db.officeLink.upsert({
    where: { emailId: link.emailId },
    create: link,
    update: {},
    select: { id: true },
  })
  return id
}

/** Find a link that still works. */
export async function findOpenOfficeLink(db: Db, id: string, now: Date): Promise<StoredOfficeLink | null> {
  return db.officeLink.findFirst({ where: { id, ...open(now) } })
}

/** Use a link up. Null if it does not work, or no longer: of two uses at once, one gets it. */
export async function consumeOfficeLink(db: Db, id: string, now: Date): Promise<StoredOfficeLink | null> {
  const [link] = await db.officeLink.updateManyAndReturn({
    where: { id, ...open(now) },
    data: { usedAt: now },
  })
  return link ?? null
}

export async function purgeOfficeLinks(db: Db, expiredBefore: Date): Promise<void> {
  await db.officeLink.deleteMany({ where: { expiresAt: { lt: expiredBefore } } })
}

function open(now: Date) {
  return { usedAt: null, expiresAt: { gt: now } }
}
