import { addMinutes, MINUTES_PER_DAY, MINUTES_PER_HOUR } from '@/lib/calendar/duration'

/* Signing in to the office. Rules: office-sign-in, office-session (docs/rules.md) */

/** How long a link works after it was made. */
const LINK_MINUTES = 15

/** How long the browser that has used a link may press again, as after a double tap or a lost response. */
const REPEAT_MINUTES = 1

/** An e-mail with a link that could not be sent for this long is not sent at all: its reader no longer waits for it. */
const REQUEST_MINUTES = 10

const IDLE_MINUTES = 12 * MINUTES_PER_HOUR
const LONGEST_MINUTES = 14 * MINUTES_PER_DAY

/** How long after signing in a person counts as having just proved who they are. */
const FRESH_MINUTES = 60

/** Returning more than this, in all acts since the proof was last fresh, asks for a fresh sign-in. */
export const LARGE_RETURN_CENTS = 500_00

/** How many browsers may be signed in with one address. The next one ends the oldest session. */
export const MAX_SESSIONS = 10

export type SessionTimes = {
  readonly provedAt: Date
  /** The last request, to the minute. */
  readonly seenAt: Date
  readonly endsAt: Date
  readonly endedAt: Date | null
}

export function officeLinkExpiresAt(madeAt: Date): Date {
  return addMinutes(madeAt, LINK_MINUTES)
}

/** A link that was used after this instant may be used again by the same browser. */
export function repeatableSince(now: Date): Date {
  return addMinutes(now, -REPEAT_MINUTES)
}

/** Whether a link that was requested then need no longer be sent. */
export function isLinkRequestOver(requestedAt: Date, now: Date): boolean {
  return addMinutes(requestedAt, REQUEST_MINUTES) <= now
}

export function sessionEndsAt(provedAt: Date): Date {
  return addMinutes(provedAt, LONGEST_MINUTES)
}

export function isSessionLive({ seenAt, endsAt, endedAt }: SessionTimes, now: Date): boolean {
  return endedAt === null && endsAt > now && addMinutes(seenAt, IDLE_MINUTES) > now
}

/** Whether a request is to be recorded as the session's last: at most one a minute is. */
export function isUseToRecord({ seenAt }: Pick<SessionTimes, 'seenAt'>, now: Date): boolean {
  return addMinutes(seenAt, 1) <= now
}

/** Whether a person has signed in so lately that they may return a large amount or erase a person. */
export function hasFreshProof({ provedAt }: Pick<SessionTimes, 'provedAt'>, now: Date): boolean {
  return addMinutes(provedAt, FRESH_MINUTES) >= now
}

/** Whether so much is returned to guests, in all, that the person must have signed in lately. */
export function isLargeReturn(cents: number): boolean {
  return cents > LARGE_RETURN_CENTS
}

/** An address that its owner recognizes, and a stranger with the link cannot read: `m…@example.com` */
export function maskAddress(address: string): string {
  return address.replace(/^(.).*(?=@)/u, '$1…')
}
