import 'server-only'
import { type Db } from '@/lib/db/client'
import { addLetter, type Occasion } from '@/lib/db/letters'
import { env } from '@/lib/env'
import { isForGuest, type Letter } from '@/lib/letters/letter'

/**
 * Owe a letter from this transaction on; the worker writes and sends it. It goes to the guest or to the operator's
 * inboxes, as its kind says, and a reply goes to the other side. A guest who was forgotten has no address: nothing is
 * owed to nobody.
 */
export async function oweLetter(
  db: Db,
  letter: Letter,
  { about, guestEmail, now }: { readonly about: Occasion; readonly guestEmail: string; readonly now: Date },
): Promise<void> {
  const inboxes = env().OPERATOR_INBOXES
  const isForgotten = guestEmail === ''
  if (isForgotten && isForGuest(letter.kind)) return
  const route = isForGuest(letter.kind)
    ? { recipients: [guestEmail], replyTo: inboxes[0] ?? null }
    : { recipients: inboxes, replyTo: isForgotten ? null : guestEmail }
  await addLetter(db, { ...about, ...letter, ...route, createdAt: now })
}
