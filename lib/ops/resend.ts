import { z } from 'zod'
import { formatInstant } from '@/lib/calendar/day'
import { inTransaction } from '@/lib/db/client'
import { findLetter, resendLetter, type TroubledLetter } from '@/lib/db/letters'

/** Have a letter that was given up sent again. */
export async function resend([given = '']: readonly string[], now: Date): Promise<void> {
  const id = z.uuid().safeParse(given.toLowerCase())
  const unknown = 'There is no letter with this id: `npm run ops -- letters` names those in trouble.'
  if (!id.success) throw new Error(unknown)
  await inTransaction(async (db) => {
    if (await resendLetter(db, id.data, now)) return
    const letter = await findLetter(db, id.data)
    throw new Error(letter ? whyNot(letter) : unknown)
  })
  console.log('The letter is sent again, and tried for three days.')
}

function whyNot({ sentAt, nextTryAt }: TroubledLetter): string {
  if (sentAt) return `This letter was sent on ${formatInstant(sentAt)}.`
  if (nextTryAt) return `This letter waits already, and is tried again on ${formatInstant(nextTryAt)}.`
  return 'The words of this letter are kept no longer.'
}
