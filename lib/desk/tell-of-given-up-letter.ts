import 'server-only'
import { type Db } from '@/lib/db/client'
import { addLetter, type WaitingLetter } from '@/lib/db/letters'
import { company } from '@/content/company'
import { env } from '@/lib/env'
import { letterSchema, type UndeliverableLetter } from '@/lib/letters/letter'
import { writeLetter } from '@/lib/letters/write-letter'

const KIND = 'letter-undeliverable-operator'

/** Owe the operator a letter about one that is given up. A letter of this kind that is given up itself is not told of. */
export async function tellOfGivenUpLetter(
  db: Db,
  letter: WaitingLetter,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  if (letter.kind === KIND) return
  const alarm: UndeliverableLetter = {
    kind: KIND,
    facts: {
      letterId: letter.id,
      subject: await subjectOf(letter),
      recipients: letter.recipients,
      owedAt: letter.createdAt.toISOString(),
      givenUpAt: now.toISOString(),
      reason,
    },
  }
  const isForGuest = letter.kind.endsWith('-guest')
  const replyTo = (isForGuest ? letter.recipients[0] : letter.replyTo) ?? null
  const route = { recipients: env().OPERATOR_INBOXES, replyTo, createdAt: now }
  await addLetter(db, { letterId: letter.id, ...alarm, ...route })
}

/** A letter may be given up because it cannot be written. */
async function subjectOf({ kind, facts }: WaitingLetter): Promise<string> {
  const letter = letterSchema.safeParse({ kind, facts })
  if (!letter.success) return kind
  return (await writeLetter(letter.data, { ...company, siteUrl: env().SITE_URL })).subject
}
