import { BOOKING_EMAIL_KINDS } from '@/lib/emails/email'
import { type Email } from '@/tools/mailbox/email'
import { type BookedRow, type Tables, groupBy } from '@/tests/faults/read-tables'

/** A problem: something lost, duplicated or wrong. */
export type Finding = { readonly kind: 'lost' | 'doubled' | 'wrong'; readonly text: string }

/**
 * Check that every booking has the e-mails due to it, one of a kind for each inbox, and that all but overtaken ones are
 * in the mailbox.
 */
export function checkEmails(books: Tables): readonly Finding[] {
  const { bookings, emails, mail } = books
  const byBooking = groupBy(emails, (email) => email.booking_id)
  const arrived = new Set(mail.map(({ messageId }) => emailIdOf(messageId)))
  const owed = bookings.flatMap((booking) => {
    const kinds = (byBooking.get(booking.id) ?? []).map(({ kind }) => kind).sort()
    const expected = expectedKinds(booking, books).flatMap(forEachInbox).sort()
    return kinds.join() === expected.join()
      ? []
      : [finding('lost', `${booking.reference} should have ${expected.join()}, and has ${kinds.join()}`)]
  })
  const missing = emails.filter(({ id, was_overtaken: wasOvertaken }) => !wasOvertaken && !arrived.has(id))
  const known = new Set(emails.map(({ id }) => id))
  const strangers = [...arrived].filter((id) => !known.has(id))
  const undelivered = missing.map(({ id, kind }) => finding('lost', `e-mail ${id} (${kind}) never came`))
  return [...owed, ...undelivered, ...strangers.map((id) => finding('wrong', `e-mail ${id} is nobody's`))]
}

/** Number of duplicate e-mails in the mailbox. */
export function countCopies(mail: readonly Email[]): number {
  return mail.length - new Set(mail.map(({ messageId }) => messageId)).size
}

/** Refunds announced by the e-mail about their cause; their credit notes follow. */
const OF_ANOTHER_EMAIL = ['cancelled', 'changed']

function expectedKinds(
  { id, method, state, was_confirmed: wasConfirmed, ...row }: BookedRow,
  { checkouts, sessions, refunds, disputed, bounced }: Tables,
): readonly string[] {
  const { was_awaited: wasAwaited, was_offered: wasOffered, changes, choice } = row
  const own = checkouts.filter((checkout) => checkout.booking_id === id)
  const reasons = own.map((checkout) => checkout.refund_reason).filter((reason) => reason !== null)
  const pages = sessions.filter((session) => session.client_reference_id === id)
  const isDisputed = pages.some((page) => disputed.has(page.payment_intent ?? ''))
  const paid = new Set(pages.map((page) => page.payment_intent))
  const returned = refunds.filter((refund) => paid.has(refund.payment_intent)).length
  const explained = reasons.filter((reason) => !OF_ANOTHER_EMAIL.includes(reason)).length
  const isOverByChoice = choice === 'full_refund'
  const isBounced = pages.some((page) => bounced.has(page.id))
  return [
    ...(method === 'crypto' ? both('crypto-received') : []),
    ...(wasOffered ? ['place-offered-guest'] : []),
    ...(wasAwaited ? ['payment-under-way-guest'] : []),
    ...(wasConfirmed ? both('booking-confirmed') : []),
    ...Array.from({ length: changes }, () => both('booking-changed')).flat(),
    ...(choice === null ? [] : ['departure-cancelled-guest']),
    ...(isOverByChoice ? both('choice-refunded') : []),
    ...(!isOverByChoice && (reasons.includes('cancelled') || (wasConfirmed && state === 'refunded'))
      ? both('booking-cancelled')
      : []),
    ...(explained > 0 ? both('payment-refunded') : []),
    // A refund explained by an earlier e-mail about a cancellation or change is sent with its credit note.
    ...Array.from({ length: returned - explained }, () => 'credit-note-guest'),
    ...(isBounced ? BOOKING_EMAIL_KINDS.filter((kind: string) => kind === 'payment-failed-guest') : []),
    ...(isDisputed ? ['dispute-opened-operator'] : []),
  ]
}

/** There are two inboxes; see tools/site/environment.ts. */
function forEachInbox(kind: string): readonly string[] {
  return kind.endsWith('-operator') ? [kind, kind] : [kind]
}

function both(kind: string): readonly string[] {
  return [`${kind}-guest`, `${kind}-operator`]
}

/** `<id@host>`. */
function emailIdOf(messageId: string | null): string {
  return /^<([^@]+)@/.exec(messageId ?? '')?.[1] ?? String(messageId)
}

function finding(kind: Finding['kind'], text: string): Finding {
  return { kind, text }
}
