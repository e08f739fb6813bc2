import 'server-only'
import { isSessionLive, isUseToRecord } from '@/lib/booking/office-session'
import { database } from '@/lib/db/client'
import { findStoredSession, recordSessionUse } from '@/lib/db/office/sessions'
import { hashSessionToken } from '@/lib/links/session-token'
import { log } from '@/lib/observability/log'
import { findMember, type Member } from '@/lib/use-cases/admission/find-member'

/** A request from a browser that is signed in, and the person behind it. */
export type Signed = {
  readonly session: { readonly id: string; readonly provedAt: Date }
  readonly member: Member
}

/**
 * Find the session behind a cookie, on every request: it may have been ended on another instance, and its address may
 * have lost the right to enter. Null if there is none. Rule: office-session (docs/rules.md)
 */
export async function findSession(cookie: string, now: Date): Promise<Signed | null> {
  const hash = hashSessionToken(cookie)
  const session = hash && (await findStoredSession(database(), hash))
  if (!session || !isSessionLive(session, now)) return null
  const member = await findMember(session.address)
  if (!member) return null
  const { id, provedAt } = session
  if (isUseToRecord(session, now)) await recordUse(id, now)
  return { session: { id, provedAt }, member }
}

/** A page is shown even if its use cannot be recorded. */
async function recordUse(id: string, now: Date): Promise<void> {
  try {
    await recordSessionUse(database(), id, now)
  } catch (error) {
    log().warn({ err: error }, 'the use of a session is not recorded')
  }
}
