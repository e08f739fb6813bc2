import { parseEmail } from '@/lib/emails/email'
import { renderEmail } from '@/lib/emails/render-email'
import { type aBackend } from '@/tests/support/a-backend'
import { sampleSender } from '@/tools/emails/booking-samples'

/** The texts of a booking's queued e-mails of one kind, oldest first, as their readers see them, on one line each. */
export async function readEmails(
  backend: ReturnType<typeof aBackend>,
  { reference, kind }: { readonly reference: string; readonly kind: string },
): Promise<readonly string[]> {
  const stored = await backend.query<{ kind: string; facts: unknown }>(
    `SELECT kind, facts FROM emails e JOIN bookings b ON b.id = e.booking_id
     WHERE b.reference = '${reference}' AND kind = '${kind}' ORDER BY e.created_at, e.id`,
  )
  const rendered = stored.map((email) => renderEmail(parseEmail(email), sampleSender))
  return (await Promise.all(rendered)).map(({ text }) => text.replaceAll(/\s+/g, ' '))
}
