import 'server-only'
import { MAX_SESSIONS, sessionEndsAt } from '@/lib/booking/office-session'
import { type Db, inTransaction } from '@/lib/db/client'
import { describeDevice } from '@/lib/contract/describe-device'
import { consumeOfficeLink, keepSessionOfLink } from '@/lib/db/office/links'
import { addSession, endSessions, listLiveSessions } from '@/lib/db/office/sessions'
import { createSessionToken, hashSessionToken } from '@/lib/links/session-token'
import { findMember } from '@/lib/use-cases/admission/find-member'
import { hashClient } from '@/lib/use-cases/admission/hash-client'
import { readOfficeToken } from '@/lib/use-cases/links/office-link'
import { type LinkAttempt, openWithAttemptLimit } from '@/lib/use-cases/links/open-with-attempt-limit'

type Browser = {
  readonly client: string
  readonly userAgent: string
  /** The cookie of the session that this one replaces; empty if there is none. */
  readonly cookie: string
}

type StartedSession = {
  /** The value of the session's cookie, which is not stored. */
  readonly cookie: string
  readonly returnTo: `/${string}`
}

/**
 * Use up a link to sign in, and start the session of the browser that pressed its button. Of two presses at once, one
 * starts a session; if both are the same browser's, the second one's replaces the first one's. Rule: office-session (docs/rules.md)
 */
export async function startSession(
  token: string,
  browser: Browser,
  now: Date,
): Promise<LinkAttempt<StartedSession>> {
  return openWithAttemptLimit(browser.client, async () => {
    const id = await readOfficeToken(token)
    const usedBy = await hashClient(`${browser.client} ${browser.userAgent}`)
    return inTransaction((db) => start(db, { id, usedBy, browser }, now))
  })
}

async function start(
  db: Db,
  { id, usedBy, browser }: { readonly id: string; readonly usedBy: string; readonly browser: Browser },
  now: Date,
): Promise<StartedSession | null> {
  const link = await consumeOfficeLink(db, id, { usedBy, now })
  const member = await findMember(link?.address ?? '', db)
  if (!link || !member) return null
  const { address } = member
  // A person who has signed out since the first press stays signed out.
  if (link.sessionId && (await endSessions(db, { id: link.sessionId }, { by: 'replaced', now })) === 0)
    return null
  const replaced = hashSessionToken(browser.cookie)
  if (replaced) await endSessions(db, { tokenHash: replaced }, { by: 'replaced', now })
  const live = await listLiveSessions(db, { address }, now)
  for (const oldest of live.slice(MAX_SESSIONS - 1))
    await endSessions(db, { id: oldest.id }, { by: 'too many', now })
  const { value, hash } = createSessionToken()
  const times = { provedAt: now, seenAt: now, endsAt: sessionEndsAt(now) }
  const device = describeDevice(browser.userAgent)
  const session = await addSession(db, { tokenHash: hash, address, device, ...times })
  await keepSessionOfLink(db, id, session.id)
  return { cookie: value, returnTo: `/${link.returnTo.slice(1)}` }
}
