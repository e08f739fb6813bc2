import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Email, isAboutBooking } from '@/lib/emails/email'

const heard = new AsyncLocalStorage<Map<string, Email>>()

/** Do some work, such as a preview, and tell which e-mails it queues: for each booking one of each kind, the last. */
export async function overhearEmails<T>(
  work: () => Promise<T>,
): Promise<{ readonly answer: T; readonly emails: readonly Email[] }> {
  const emails = new Map<string, Email>()
  const answer = await heard.run(emails, work)
  return { answer, emails: [...emails.values()] }
}

/** An e-mail is queued. A transaction may begin anew, and then queues the same again. */
export function overhear(email: Email): void {
  const about = isAboutBooking(email) ? email.facts.reference : ''
  heard.getStore()?.set(`${email.kind} ${about}`, email)
}
