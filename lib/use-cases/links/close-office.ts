import 'server-only'
import { type Db } from '@/lib/db/client'
import { deleteServerSecret } from '@/lib/db/connection/server-secret'
import { endSessions } from '@/lib/db/office/sessions'
import { OFFICE_LINK_SECRET_NAME } from '@/lib/use-cases/links/office-link'

/**
 * End all sessions of the office and revoke the links that start one. Anyone who may enter asks for a new link.
 *
 * @param by  why
 * @returns   how many sessions were live
 *
 * Rule: office-session (docs/rules.md)
 */
export async function closeOffice(db: Db, by: 'links revoked' | 'restored', now: Date): Promise<number> {
  await deleteServerSecret(db, OFFICE_LINK_SECRET_NAME)
  return endSessions(db, 'all', { by, now })
}
