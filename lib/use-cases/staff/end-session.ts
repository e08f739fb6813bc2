import 'server-only'
import { database } from '@/lib/db/client'
import { endSessions, type SessionsToEnd } from '@/lib/db/office/sessions'
import { hashSessionToken } from '@/lib/links/session-token'

/**
 * End sessions, on all instances at once.
 *
 * @param by  the name of the person who ends them
 * @returns   how many were live
 */
export function endOfficeSessions(which: SessionsToEnd, by: string, now: Date): Promise<number> {
  return endSessions(database(), which, { by, now })
}

/** End the session behind a cookie, if there is one, because its person signs out. */
export async function endSessionOfCookie(cookie: string, now: Date): Promise<void> {
  const tokenHash = hashSessionToken(cookie)
  if (tokenHash) await endSessions(database(), { tokenHash }, { by: 'signed out', now })
}
