import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { hasFreshProof } from '@/lib/booking/office-session'
import { MINUTES_PER_DAY } from '@/lib/calendar/duration'
import { confirmItIsYouPath } from '@/lib/contract/office-sign-in'
import { now } from '@/lib/db/clock'
import { env } from '@/lib/env'
import { RefusedRequestError } from '@/lib/http/respond'
import { SeeOtherError } from '@/lib/http/see-other'
import { setPageStatus } from '@/lib/http/set-page-status'
import { plural } from '@/lib/language/pluralize'
import { consumeLimit } from '@/lib/limits/limits'
import { hashClient } from '@/lib/use-cases/admission/hash-client'
import { findSession, type Signed } from '@/lib/use-cases/staff/find-session'

/*
 * The only file that reads or sets the office's cookie, which is the only cookie of this site.
 *
 * Rule: office-session (docs/rules.md)
 * Rule: no-cookies (docs/rules.md)
 */

const SIGN_IN = '/office'

/** The browser forgets the cookie when the session ends at the latest. */
const MAX_AGE_SECONDS = 14 * MINUTES_PER_DAY * 60

type Visit =
  | { readonly kind: 'signed'; readonly signed: Signed }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'limited'; readonly seconds: number }

/** Find who is signed in in the browser that sent these headers. */
async function findVisit(from: Headers): Promise<Visit> {
  const signed = await findSession(readOfficeCookie(from), now())
  if (!signed) return { kind: 'unsigned' }
  const own = await consumeLimit('office_calls_of_session', signed.session.id)
  // A browser over its own limit does not use up that of the other ones.
  const all = own.isUsedUp
    ? own
    : await consumeLimit('office_calls_of_address', await hashClient(signed.member.address))
  return all.isUsedUp ? { kind: 'limited', seconds: all.seconds } : { kind: 'signed', signed }
}

/**
 * Find who opens a page of the office. Nothing of the page may be shown to anybody else: without a session the response
 * is 303 to the page that signs in, and in too short a time 429.
 */
export async function openOfficePage(): Promise<Visit> {
  const visit = await openOfficeDoor()
  // Under a server other than ours, Next redirects with 307.
  if (visit.kind === 'unsigned' && !setPageStatus({ code: 303, location: SIGN_IN })) redirect(SIGN_IN)
  return visit
}

/** Find who opens the page that signs in, which is shown without a session, too. */
export async function openOfficeDoor(): Promise<Visit> {
  const visit = await findVisit(await headers())
  if (visit.kind === 'limited') setPageStatus({ code: 429, retryAfterSeconds: visit.seconds })
  return visit
}

/** Find who makes a call to a route of the office. Throws `SeeOtherError` to the page that signs in, or `RefusedRequestError`. */
export async function requireOfficeSession(request: Request): Promise<Signed> {
  const visit = await findVisit(request.headers)
  if (visit.kind === 'unsigned') throw new SeeOtherError(SIGN_IN)
  if (visit.kind === 'signed') return visit.signed
  const error = `Too many pages were opened in a short time. Please try again in ${plural(Math.ceil(visit.seconds / 60), 'minute')}.`
  throw new RefusedRequestError(
    429,
    { error, code: 'too_many_requests' },
    { retryAfterSeconds: visit.seconds },
  )
}

/**
 * Require that a person has signed in within the last hour, before a page or a route does something of weight. Otherwise
 * throws `SeeOtherError` to the page that sends a fresh link, which leads back.
 *
 * @param returnTo  the page to lead back to, without personal data in its address
 *
 * Rule: fresh-proof (docs/rules.md)
 */
export function requireFreshProof({ session }: Signed, returnTo: `/office/${string}`): void {
  if (!hasFreshProof(session, now())) throw new SeeOtherError(confirmItIsYouPath(returnTo))
}

/**
 * Refuse a form that does not come from one of our pages, more strictly than `refuseCrossSite`: the browser must say so.
 * Old browsers that say nothing (Safari before 16.4) must name our origin. Throws `RefusedRequestError`.
 *
 * Rule: own-pages-only (docs/rules.md)
 */
export function requireOwnForm(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const isOurs =
    site === null ? request.headers.get('origin') === new URL(env().SITE_URL).origin : site === 'same-origin'
  if (isOurs) return
  throw new RefusedRequestError(403, { error: 'Please use the form on our own page.', code: 'cross_site' })
}

/** The value of the office's cookie; empty if there is none, or if another site of the domain has added a second one. */
export function readOfficeCookie(from: Headers): string {
  const { name } = cookie()
  const values = (from.get('cookie') ?? '').split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.trim().split('=')
    return key === name ? [value.join('=')] : []
  })
  const [value = '', ...others] = values
  return others.length === 0 ? value : ''
}

/** Add the cookie of a new session to a response. */
export function setOfficeCookie(response: Response, value: string): Response {
  return withCookie(response, value, MAX_AGE_SECONDS)
}

/** Let the browser forget the session, and the pages that it has kept for its Back button. */
export function clearOfficeCookie(response: Response): Response {
  response.headers.set('Clear-Site-Data', '"cache"')
  return withCookie(response, '', 0)
}

function withCookie(response: Response, value: string, maxAge: number): Response {
  const { name, scope } = cookie()
  const set = `${name}=${value}; ${scope}; HttpOnly; SameSite=Strict; Max-Age=${maxAge}`
  response.headers.append('Set-Cookie', set)
  return response
}

/** With https, the prefix keeps other hosts of the domain from setting the cookie; it demands the path `/`. */
function cookie(): { readonly name: string; readonly scope: string } {
  return env().SITE_URL.startsWith('https:')
    ? { name: '__Host-office', scope: 'Path=/; Secure' }
    : { name: 'office', scope: 'Path=/office' }
}
