import { z } from 'zod'
import { formatInstant } from '@/lib/calendar/day'
import { type StoredEmail } from '@/lib/db/emails'
import { resendEmail } from '@/lib/use-cases/outbox/resend-email'

/** Have an e-mail that was given up sent again. */
export async function resend([given = '']: readonly string[], now: Date): Promise<void> {
  const id = z.uuid().safeParse(given.toLowerCase())
  const unknown = 'There is no letter with this id: `npm run ops -- letters` names those in trouble.'
  if (!id.success) throw new Error(unknown)
  const answer = await resendEmail(id.data, now)
  if (answer.kind === 'refused') throw new Error(answer.email ? whyNot(answer.email) : unknown)
  console.log('The letter is sent again, and tried for three days.')
}

function whyNot({ sentAt, failedAt }: StoredEmail): string {
  if (sentAt) return `This letter was sent on ${formatInstant(sentAt)}.`
  if (!failedAt) return 'This letter waits already, and is tried again by itself.'
  return 'The words of this letter are kept no longer.'
}
