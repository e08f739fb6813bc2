import { now } from '@/lib/db/clock'
import { readClientAddress } from '@/lib/limits/client-address-header'
import { type LinkAttempt } from '@/lib/use-cases/links/open-with-attempt-limit'
import { openGuestLink, type GuestLinkAttempt } from '@/lib/use-cases/links/open-guest-link'
import { openReviewLink } from '@/lib/use-cases/links/review-link'
import { openWaitingPartyLink } from '@/lib/use-cases/links/waiting-list-link'
import { type OperatorLinkSubject, openOperatorLink } from '@/lib/use-cases/links/open-operator-link'
import { RefusedRequestError } from '@/lib/http/respond'
import { words } from '@/lib/words/words'

export function openBookingLink(token: string, headers: Headers): Promise<GuestLinkAttempt> {
  return openGuestLink(token, readClientAddress(headers), now())
}

/** Open an operator link for the client that sent these headers. */
export function openInboxLink(token: string, headers: Headers): Promise<LinkAttempt<OperatorLinkSubject>> {
  return openOperatorLink(token, readClientAddress(headers), now())
}

export function openWaitingListLink(
  token: string,
  headers: Headers,
): ReturnType<typeof openWaitingPartyLink> {
  return openWaitingPartyLink(token, readClientAddress(headers), now())
}

export function openGuestReviewLink(token: string, headers: Headers): ReturnType<typeof openReviewLink> {
  return openReviewLink(token, readClientAddress(headers), now())
}

/** Find the booking that a link lets its guest review. Throws `RefusedRequestError` if there is none. */
export async function requireReviewLink(token: string, request: Request) {
  return expectOpened(await openGuestReviewLink(token, request.headers))
}

/** Find the booking behind a guest's link. Throws `RefusedRequestError` if there is none. */
export async function requireGuestLink(token: string, request: Request) {
  return expectOpened(await openBookingLink(token, request.headers))
}

export async function requireInboxLink(token: string, request: Request) {
  return expectOpened(await openInboxLink(token, request.headers))
}

function expectOpened<Opened>(
  opened: LinkAttempt<Opened>,
): Extract<LinkAttempt<Opened>, { readonly kind: 'opened' }> {
  if (opened.kind !== 'opened') refuseInvalidLink(opened)
  return opened
}

/**
 * Refuse a call whose link is invalid, or whose client has tried too many; in English, as we do not know whose it is.
 * Throws `RefusedRequestError`.
 */
export function refuseInvalidLink(opened: Exclude<GuestLinkAttempt, { readonly kind: 'opened' }>): never {
  const say = words('refusals', 'en')
  if (opened.kind === 'unknown')
    throw new RefusedRequestError(404, { error: say('linkEnded'), code: 'not_found' })
  throw new RefusedRequestError(
    429,
    { error: say('tooManyTries'), code: 'too_many_requests' },
    { retryAfterSeconds: opened.seconds },
  )
}
