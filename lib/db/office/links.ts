import 'server-only'
import { repeatableSince } from '@/lib/booking/office-session'
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

/**
 * Use a link up. Null if it does not work, or no longer: of two uses at once, one gets it. The browser that has used it
 * may use it again for a minute, and then the link has the session that the earlier use started.
 *
 * @param usedBy  the browser, as a hash
 */
export async function consumeOfficeLink(
  db: Db,
  id: string,
  { usedBy, now }: { readonly usedBy: string; readonly now: Date },
): Promise<StoredOfficeLink | null> {
  const [link] = await db.officeLink.updateManyAndReturn({
    where: { id, ...open(now) },
    data: { usedAt: now, usedBy },
  })
  if (link) return link
  // Writing the row again locks it, so that each use finds the session of the one before.
  const [again] = await db.officeLink.updateManyAndReturn({
    where: { id, usedBy, usedAt: { gt: repeatableSince(now) } },
    data: { usedBy },
  })
  return again ?? null
}

/** Remember which session the last use of a link has started. */
export async function keepSessionOfLink(db: Db, id: string, sessionId: string): Promise<void> {
  await db.officeLink.update({ where: { id }, data: { sessionId } })
}

export async function purgeOfficeLinks(db: Db, expiredBefore: Date): Promise<void> {
  await db.officeLink.deleteMany({ where: { expiresAt: { lt: expiredBefore } } })
}

function open(now: Date) {
  return { usedAt: null, expiresAt: { gt: now } }
}
