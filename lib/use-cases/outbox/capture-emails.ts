import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Email, isAboutBooking } from '@/lib/emails/email'

const captured = new AsyncLocalStorage<Map<string, Email>>()

/**
 * Run an operation, such as a preview, and capture the e-mails that it queues: the last of each kind per recipient and
 * booking.
 */
export async function captureEmails<T>(
  work: () => Promise<T>,
): Promise<{ readonly answer: T; readonly emails: readonly Email[] }> {
  const emails = new Map<string, Email>()
  const answer = await captured.run(emails, work)
  return { answer, emails: [...emails.values()] }
}

/** Capture a queued e-mail. A retried transaction queues the same one again, which then replaces the first. */
export function captureEmail(email: Email, recipients: readonly string[]): void {
  const about = isAboutBooking(email) ? email.facts.reference : ''
  captured.getStore()?.set([email.kind, about, ...recipients].join(' '), email)
}
