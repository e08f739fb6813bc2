import 'server-only'
import { type Db } from '@/lib/db/client'
import { type OfficeMember } from '@/lib/db/generated/client'

export type StoredMember = Readonly<OfficeMember>

/** Find a person who was added by command and not removed, by address in any letter case. */
export async function findStoredMember(db: Db, email: string): Promise<StoredMember | null> {
  return db.officeMember.findFirst({ where: { email: email.toLowerCase(), removedAt: null } })
}

/** Find the person with this name, in any letter case. */
export async function findMemberByName(db: Db, name: string): Promise<StoredMember | null> {
  const members = await listStoredMembers(db)
  return members.find((member) => member.name.toLowerCase() === name.toLowerCase()) ?? null
}

/** The people who were added by command and not removed, in the order they were added. */
export async function listStoredMembers(db: Db): Promise<readonly StoredMember[]> {
  return db.officeMember.findMany({ where: { removedAt: null }, orderBy: { addedAt: 'asc' } })
}

export async function addStoredMember(
  db: Db,
  { email, ...member }: Pick<StoredMember, 'email' | 'name' | 'addedBy' | 'addedAt'>,
): Promise<void> {
  await db.officeMember.create({ data: { ...member, email: email.toLowerCase() } })
}

/** Returns false if there is no such person. */
export async function removeStoredMember(db: Db, email: string, now: Date): Promise<boolean> {
  const { count } = await db.officeMember.updateMany({
    where: { email: email.toLowerCase(), removedAt: null },
    data: { removedAt: now },
  })
  return count > 0
}
