import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Email, isAboutBooking } from '@/lib/emails/email'
import { countGuestsToEmail, type EmailedGuest } from '@/lib/use-cases/outbox/count-guests-to-email'

const captured = new AsyncLocalStorage<{
  readonly emails: Map<string, Email>
  readonly cardRefunds: Map<string, EmailedGuest>
}>()

/**
 * Run an operation, such as a preview, and capture the e-mails that it queues: the last of each kind and cause per
 * recipient and booking. `creditNotes` is the number of e-mails to guests that follow once its card refunds are made.
 */
export async function captureEmails<T>(work: () => Promise<T>): Promise<{
  readonly answer: T
  readonly emails: readonly Email[]
  readonly creditNotes: number
}> {
  const [emails, cardRefunds] = [new Map<string, Email>(), new Map<string, EmailedGuest>()]
  const answer = await captured.run({ emails, cardRefunds }, work)
  const creditNotes = await countGuestsToEmail([...cardRefunds.values()])
  return { answer, emails: [...emails.values()], creditNotes }
}

/**
 * Capture a queued e-mail. A retried transaction queues the same one again, which then replaces the first.
 *
 * @param cause  as in `enqueueEmail`: two refunds, for example, are two e-mails
 */
export function captureEmail(email: Email, cause: string, recipients: readonly string[]): void {
  const about = isAboutBooking(email) ? email.facts.reference : ''
  captured.getStore()?.emails.set([email.kind, about, cause, ...recipients].join(' '), email)
}

/** Capture the request for a card refund, once per payment. */
export function captureCardRefundEmail(paymentId: string, guest: EmailedGuest): void {
  captured.getStore()?.cardRefunds.set(paymentId, guest)
}
