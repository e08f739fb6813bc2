import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Email } from '@/lib/emails/email'
import { inTransaction } from '@/lib/db/client'
import { consumeLimit } from '@/lib/limits/limits'
import { hashClient } from '@/lib/use-cases/admission/hash-client'
import { type LimitRefusal, refuseOverLimit } from '@/lib/use-cases/admission/limit-refusal'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'

/**
 * E-mail an address the links to all its bookings. The caller learns nothing: neither the response nor its timing
 * depends on whether there are any, because only the worker looks for them
 * (lib/use-cases/delivery/steps/fill-in-lost-links.ts).
 *
 * Rule: lost-link (docs/rules.md)
 */
export async function resendBookingLinks(
  email: string,
  client: string,
  now: Date,
): Promise<{ readonly kind: 'asked' } | LimitRefusal> {
  const refusal = refuseOverLimit(await consumeLimit('lost_links_of_client', client))
  if (refusal) return refusal
  const { isUsedUp } = await consumeLimit('lost_links_of_address', await hashClient(email.toLowerCase()))
  const links: Email = { kind: 'booking-links-guest', facts: { language: 'en', bookings: [] } }
  const envelope = { cause: randomUUID(), guestEmail: email, now }
  if (!isUsedUp) await inTransaction((db) => enqueueEmail(db, links, envelope))
  return { kind: 'asked' }
}
