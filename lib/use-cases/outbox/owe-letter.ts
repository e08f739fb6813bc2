import 'server-only'
import { type Db } from '@/lib/db/client'
import { addLetters, type Occasion } from '@/lib/db/letters'
import { env } from '@/lib/env'
import { isForGuest, type Letter } from '@/lib/emails/letter'
import { enqueue } from '@/lib/queue/enqueue'

/**
 * Owe a letter from this transaction on; a job writes and sends it. It goes to the guest or to each of the operator's
 * inboxes, as its kind says, and a reply goes to the other side. A guest who was forgotten has no address: nothing is
 * owed to nobody.
 *
 * @param cause  what made it due, where the same may happen twice: Stripe's id of a refund or dispute, an attempt
 */
export async function oweLetter(
  db: Db,
  letter: Letter,
  {
    about,
    cause = '',
    guestEmail,
    now,
  }: {
    readonly about: Occasion
    readonly cause?: string
    readonly guestEmail: string
    readonly now: Date
  },
): Promise<void> {
  const { recipients, replyTo } = routeOf(letter, guestEmail)
  const row = { ...about, ...letter, cause, replyTo, createdAt: now }
  const ids = await addLetters(
    db,
    recipients.map((recipient) => ({ ...row, recipient })),
  )
  for (const id of ids) await enqueue(db, 'send_letter', id, now)
}

function routeOf(
  { kind }: Letter,
  guestEmail: string,
): { readonly recipients: readonly string[]; readonly replyTo: string | null } {
  const inboxes = env().OPERATOR_INBOXES
  const guest = guestEmail === '' ? [] : [guestEmail]
  return isForGuest(kind)
    ? { recipients: guest, replyTo: inboxes[0] ?? null }
    : { recipients: inboxes, replyTo: guest[0] ?? null }
}
