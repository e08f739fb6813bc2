import 'server-only'
import { database, inTransaction } from '@/lib/db/client'
import { getCommandUser } from '@/lib/db/history/actor'
import {
  addStoredMember,
  findMemberByName,
  findStoredMember,
  listStoredMembers,
  removeStoredMember,
  type StoredMember,
} from '@/lib/db/office/members'
import { endSessions } from '@/lib/db/office/sessions'
import { env } from '@/lib/env'

export type AddMemberResult =
  | { readonly kind: 'added' }
  | { readonly kind: 'refused'; readonly reason: 'known' | 'name_taken'; readonly member: StoredMember }

/** Let somebody enter the office, or give an inbox the name that the history shows. */
export function addMember(email: string, name: string, now: Date): Promise<AddMemberResult> {
  return inTransaction(async (db) => {
    const known = await findStoredMember(db, email)
    if (known) return { kind: 'refused', reason: 'known', member: known }
    const other = await findMemberByName(db, name)
    if (other) return { kind: 'refused', reason: 'name_taken', member: other }
    await addStoredMember(db, { email, name, addedBy: getCommandUser(), addedAt: now })
    return { kind: 'added' }
  })
}

/**
 * Remove somebody whom a command added, and end their sessions at once.
 *
 * @returns  whether the address may still enter, because it is an inbox; null if nobody was added with it
 */
export function removeMember(email: string, now: Date): Promise<{ readonly isInbox: boolean } | null> {
  return inTransaction(async (db) => {
    if (!(await removeStoredMember(db, email, now))) return null
    const inbox = env().OPERATOR_INBOXES.find((one) => one.toLowerCase() === email.toLowerCase())
    await endSessions(db, { address: inbox ?? email.toLowerCase() }, { by: getCommandUser(), now })
    return { isInbox: inbox !== undefined }
  })
}

export type ListedMember = {
  readonly email: string
  readonly name: string
  /** Null for an inbox without a name. */
  readonly addedBy: string | null
  readonly addedAt: Date | null
  readonly isInbox: boolean
}

/** Everybody who may enter the office: the inboxes, then those whom a command added. */
export async function listMembers(): Promise<readonly ListedMember[]> {
  const stored = await listStoredMembers(database())
  const inboxes = env().OPERATOR_INBOXES
  const isInbox = ({ email }: StoredMember) => inboxes.some((inbox) => inbox.toLowerCase() === email)
  return [
    ...inboxes.map((email) => {
      const named = stored.find((member) => member.email === email.toLowerCase())
      return { ...toListed(named, email), email, isInbox: true }
    }),
    ...stored
      .filter((member) => !isInbox(member))
      .map((member) => ({
        ...toListed(member, member.email),
        email: member.email,
        isInbox: false,
      })),
  ]
}

function toListed(member: StoredMember | undefined, email: string) {
  return {
    name: member?.name ?? email,
    addedBy: member?.addedBy ?? null,
    addedAt: member?.addedAt ?? null,
  }
}
