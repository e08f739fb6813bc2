import 'server-only'
import { OPERATOR_LINK_DAYS } from '@/lib/booking/link-end'
import { findBooking } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/server-secret'
import { env } from '@/lib/env'
import { readLink, secretOfInbox } from '@/lib/links/link-token'
import { type Counted, countWrongLinks } from '@/lib/use-cases/links/count-wrong-links'
import { findLinked, type LinkedSubject } from '@/lib/use-cases/links/find-linked'
import { OPERATOR_LINKS } from '@/lib/use-cases/links/operator-url'

/** `inbox` is the one that the link was sent to, for the history. */
export type OperatorSubject = LinkedSubject & { readonly inbox: string }

/**
 * The booking that an operator's link is for. It changes nothing: mail programs open links before their readers do.
 *
 * Rule: operator-link (docs/rules.md)
 */
export function openOperatorLink(
  token: string,
  client: string,
  now: Date,
): Promise<Counted<OperatorSubject>> {
  return countWrongLinks(client, () => open(token, now))
}

async function open(token: string, now: Date): Promise<OperatorSubject | null> {
  const secret = await loadServerSecret(database(), OPERATOR_LINKS)
  // All inboxes are tried, whichever it is; the links of one that is no inbox of ours any more have ended.
  const [link] = env().OPERATOR_INBOXES.flatMap((inbox) => {
    const read = readLink(token, secretOfInbox(inbox, secret))
    return read?.kind === 'operator' ? [{ ...read, inbox }] : []
  })
  const booking = link ? await findBooking(database(), link.bookingId) : null
  if (!link || !booking || booking.inboxLinkVersion !== link.version) return null
  if (booking.customerName === '' && booking.customerEmail === '') return null
  const linked = await findLinked(booking, OPERATOR_LINK_DAYS, now)
  return linked && { ...linked, inbox: link.inbox }
}
