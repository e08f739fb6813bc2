import 'server-only'
import { randomUUID } from 'node:crypto'
import { inTransaction } from '@/lib/db/client'
import { type Email } from '@/lib/emails/email'
import { consumeLimit } from '@/lib/limits/limits'
import { hashClient } from '@/lib/use-cases/admission/hash-client'
import { type LimitRefusal, refuseOverLimit } from '@/lib/use-cases/admission/limit-refusal'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'

/** Where a person gets to who wanted no page in particular. */
const OFFICE = '/office'

/**
 * E-mail an address a link to sign in to the office. The caller learns nothing: the response, its timing and the rows
 * written are the same for every address, because only the worker asks whether it may enter
 * (lib/use-cases/delivery/steps/fill-in-office-link.ts).
 *
 * @param returnTo  the page that the link leads to, for somebody who is signed in already
 *
 * Rule: office-sign-in (docs/rules.md)
 */
export async function requestOfficeLink(
  email: string,
  client: string,
  now: Date,
  returnTo = OFFICE,
): Promise<{ readonly kind: 'asked' } | LimitRefusal> {
  const refusal = refuseOverLimit(await consumeLimit('office_links_of_client', client))
  if (refusal) return refusal
  const address = email.toLowerCase()
  // A stranger uses up a limit of the address and the stranger, long before the one that would keep its owner out.
  const own = await consumeLimit(
    'office_links_of_address_and_client',
    await hashClient(`${address} ${client}`),
  )
  const all = own.isUsedUp ? own : await consumeLimit('office_links_of_address', await hashClient(address))
  const link: Email = { kind: 'office-link-staff', facts: { returnTo, url: null } }
  const envelope = { cause: randomUUID(), staffEmail: email, now }
  if (!all.isUsedUp) await inTransaction((db) => enqueueEmail(db, link, envelope))
  return { kind: 'asked' }
}
