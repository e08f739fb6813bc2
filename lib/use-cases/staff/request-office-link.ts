import 'server-only'
import { randomUUID } from 'node:crypto'
import { database, inTransaction } from '@/lib/db/client'
import { findStoredSession } from '@/lib/db/office/sessions'
import { type Email } from '@/lib/emails/email'
import { consumeLimit, type LimitState } from '@/lib/limits/limits'
import { hashSessionToken } from '@/lib/links/session-token'
import { hashClient } from '@/lib/use-cases/admission/hash-client'
import { type LimitRefusal, refuseOverLimit } from '@/lib/use-cases/admission/limit-refusal'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'
import { type Signed } from '@/lib/use-cases/staff/find-session'

type Answer = { readonly kind: 'asked' } | LimitRefusal

type Visitor = {
  readonly client: string
  /** The cookie of a session, which may have ended; empty if there is none. */
  readonly cookie: string
}

/** Where a person gets to who wanted no page in particular. */
const OFFICE = '/office'

/**
 * E-mail an address a link to sign in to the office. The caller learns nothing: the response, its timing and the rows
 * written are the same for every address, because only the worker asks whether it may enter
 * (lib/use-cases/delivery/steps/fill-in-office-link.ts).
 *
 * Rule: office-sign-in (docs/rules.md)
 */
export async function requestOfficeLink(
  email: string,
  { client, cookie }: Visitor,
  now: Date,
): Promise<Answer> {
  const refusal = refuseOverLimit(await consumeLimit('office_links_of_client', client))
  if (refusal) return refusal
  const address = email.toLowerCase()
  // A stranger uses up a limit of the address and the stranger, long before the one that would keep its owner out.
  const own = await consumeLimit(
    'office_links_of_address_and_client',
    await hashClient(`${address} ${client}`),
  )
  const all = own.isUsedUp ? own : await consumeLimitOfAll(address, cookie)
  if (!all.isUsedUp) await sendLink(email, OFFICE, now)
  return { kind: 'asked' }
}

/**
 * E-mail a person who is signed in a link that proves again who they are, however many links strangers have asked for.
 *
 * @param returnTo  the page that the link leads to
 *
 * Rule: fresh-proof (docs/rules.md)
 */
export async function requestFreshLink(
  { session, member }: Signed,
  returnTo: string,
  now: Date,
): Promise<Answer> {
  const refusal = refuseOverLimit(await consumeLimit('office_links_of_session', session.id))
  if (refusal) return refusal
  await sendLink(member.address, returnTo, now)
  return { kind: 'asked' }
}

/** A browser that has been signed in with the address is its owner's, whom strangers must not keep out. */
async function consumeLimitOfAll(address: string, cookie: string): Promise<LimitState> {
  const hash = hashSessionToken(cookie)
  const session = hash && (await findStoredSession(database(), hash))
  return session?.address.toLowerCase() === address
    ? consumeLimit('office_links_of_session', session.id)
    : consumeLimit('office_links_of_address', await hashClient(address))
}

async function sendLink(email: string, returnTo: string, now: Date): Promise<void> {
  const link: Email = { kind: 'office-link-staff', facts: { returnTo, url: null } }
  const envelope = { cause: randomUUID(), staffEmail: email, now }
  await inTransaction((db) => enqueueEmail(db, link, envelope))
}
