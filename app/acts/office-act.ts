import { type ActPlace } from '@/app/acts/act-place'
import { actInOffice } from '@/lib/db/history/actor'
import { requireOfficeSession, requireOwnForm } from '@/lib/http/office-session'
import { RefusedRequestError } from '@/lib/http/respond'
import { type PageSubject } from '@/lib/office/find-act'
import { findPageAct, type PageAct } from '@/lib/office/page-act'
import { type Signed } from '@/lib/use-cases/staff/find-session'

/** Find the act for a path segment, done in the name of the person who is signed in; null if there is none. */
export function findOfficeAct(word: string, subject: PageSubject, { member }: Signed): PageAct | null {
  return findPageAct(word, subject, (work) => actInOffice(member, work))
}

/**
 * Find the act that a form of the office is about. Throws `SeeOtherError` without a session, and `RefusedRequestError`
 * if there is no such act.
 */
export async function requireOfficeAct(
  request: Request,
  action: string,
  find: () => Promise<{ readonly subject: PageSubject; readonly path: `/office/${string}` } | null>,
): Promise<ActPlace> {
  requireOwnForm(request)
  const signed = await requireOfficeSession(request)
  const found = await find()
  const act = found && findOfficeAct(action, found.subject, signed)
  if (!act) throw new RefusedRequestError(404, { error: 'There is no such action.', code: 'not_found' })
  return { path: found.path, act, noticeKey: signed.session.id }
}
