import { z } from 'zod'
import { formatInstant } from '@/lib/calendar/day'
import { type StoredLetter } from '@/lib/db/letters'
import { resendLetter } from '@/lib/use-cases/outbox/resend-letter'

/** Have a letter that was given up sent again. */
export async function resend([given = '']: readonly string[], now: Date): Promise<void> {
  const id = z.uuid().safeParse(given.toLowerCase())
  const unknown = 'There is no letter with this id: `npm run ops -- letters` names those in trouble.'
  if (!id.success) throw new Error(unknown)
  const answer = await resendLetter(id.data, now)
  if (answer.kind === 'refused') throw new Error(answer.letter ? whyNot(answer.letter) : unknown)
  console.log('The letter is sent again, and tried for three days.')
}

function whyNot({ sentAt, failedAt }: StoredLetter): string {
  if (sentAt) return `This letter was sent on ${formatInstant(sentAt)}.`
  if (!failedAt) return 'This letter waits already, and is tried again by itself.'
  return 'The words of this letter are kept no longer.'
}
