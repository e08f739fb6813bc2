import 'server-only'
import { z } from 'zod'
import { company } from '@/content/company'
import { nextTry } from '@/lib/letters/next-try'
import { type Db, inTransaction } from '@/lib/db/client'
import { lockDueLetter, markLetterFailed, markLetterSent, type WaitingLetter } from '@/lib/db/letters'
import { env } from '@/lib/env'
import { bookingFactsSchema, LETTER_KINDS } from '@/lib/letters/facts'
import { writeLetter } from '@/lib/letters/write-letter'
import { post, PostError } from '@/lib/mail/post'

/**
 * Send the letters that are due, one transaction each. The letter's row stays locked while it is sent: no other worker
 * takes it, and a worker that dies leaves it as it was.
 *
 * @returns  how many were sent
 */
export async function deliverLetters(clock: () => Date): Promise<number> {
  let sent = 0
  for (;;) {
    const outcome = await inTransaction((db) => deliverOne(db, clock))
    if (outcome === 'sent') sent += 1
    // While nobody answers, the others would wait in vain as well.
    if (outcome === 'none' || outcome === 'unreachable') return sent
  }
}

async function deliverOne(db: Db, clock: () => Date): Promise<'none' | 'sent' | 'unreachable' | 'refused'> {
  const letter = await lockDueLetter(db, clock())
  if (!letter) return 'none'
  try {
    await send(letter)
    await markLetterSent(db, letter.id, clock())
    return 'sent'
  } catch (error) {
    const now = clock()
    const failure = error instanceof PostError ? error.failure : 'refused'
    const nextTryAt = nextTry({ tries: letter.tries + 1, since: letter.createdAt, failure }, now)
    const message = error instanceof Error ? error.message : String(error)
    await markLetterFailed(db, letter.id, { nextTryAt, error: message.slice(0, 1000), now })
    console.error(
      `letter ${letter.id} (${letter.kind}) not sent, ${nextTryAt ? 'will be tried again' : 'given up'}: ${message}`,
    )
    return failure
  }
}

async function send({ id, kind, recipients, replyTo, facts }: WaitingLetter): Promise<void> {
  const sender = { ...company, siteUrl: env().SITE_URL }
  const written = await writeLetter(z.enum(LETTER_KINDS).parse(kind), bookingFactsSchema.parse(facts), sender)
  await post({ messageId: id, to: recipients, replyTo, ...written })
}
