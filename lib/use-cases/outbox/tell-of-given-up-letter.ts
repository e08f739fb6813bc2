import 'server-only'
import { company } from '@/content/company'
import { type Db } from '@/lib/db/client'
import { type StoredLetter } from '@/lib/db/letters'
import { oweLetter } from '@/lib/use-cases/outbox/owe-letter'
import { env } from '@/lib/env'
import { letterSchema, type UndeliverableLetter } from '@/lib/emails/letter'
import { writeLetter } from '@/lib/emails/write-letter'

const KIND = 'letter-undeliverable-operator'

/**
 * Owe the operator a letter about one that is given up, once each time that it is. A letter of this kind that is given up
 * itself is not told of.
 */
export async function tellOfGivenUpLetter(
  db: Db,
  letter: StoredLetter,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  if (letter.kind === KIND) return
  const alarm: UndeliverableLetter = {
    kind: KIND,
    facts: {
      letterId: letter.id,
      subject: await subjectOf(letter),
      recipients: [letter.recipient],
      owedAt: letter.createdAt.toISOString(),
      givenUpAt: now.toISOString(),
      reason,
    },
  }
  const isForGuest = letter.kind.endsWith('-guest')
  await oweLetter(db, alarm, {
    about: { letterId: letter.id },
    cause: letter.resentAt?.toISOString(),
    guestEmail: (isForGuest ? letter.recipient : letter.replyTo) ?? '',
    now,
  })
}

/** A letter may be given up because it cannot be written. */
async function subjectOf({ kind, facts }: StoredLetter): Promise<string> {
  try {
    const sender = { ...company, siteUrl: env().SITE_URL }
    return (await writeLetter(letterSchema.parse({ kind, facts }), sender)).subject
  } catch {
    return kind
  }
}
