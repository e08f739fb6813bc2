import 'server-only'
import { database, type Db } from '@/lib/db/client'
import { findStoredMember } from '@/lib/db/office/members'
import { env } from '@/lib/env'

/** A person who may enter the office now. */
export type Member = {
  /** As in `OPERATOR_INBOXES`, or as added by command. E-mails go to this spelling alone. */
  readonly address: string
  /** The name for the history; the address, for an inbox that was given none. */
  readonly name: string
}

/**
 * Find who may enter the office with this address, in any letter case: a reader of an inbox in `OPERATOR_INBOXES`, or
 * somebody whom a command added. Makes the same query for every address. Rule: office-sign-in (docs/rules.md)
 */
export async function findMember(address: string, db: Db = database()): Promise<Member | null> {
  const added = await findStoredMember(db, address)
  const inbox = env().OPERATOR_INBOXES.find((one) => one.toLowerCase() === address.toLowerCase())
  if (inbox !== undefined) return { address: inbox, name: added?.name ?? inbox }
  return added && { address: added.email, name: added.name }
}
