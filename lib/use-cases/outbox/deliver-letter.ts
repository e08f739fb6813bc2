import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { company } from '@/content/company'
import { database, inTransaction } from '@/lib/db/client'
import { now as clock } from '@/lib/db/clock'
import { findWaitingLetter, markLetterFailed, markLetterSent, type StoredLetter } from '@/lib/db/letters'
import { tellOfGivenUpLetter } from '@/lib/use-cases/outbox/tell-of-given-up-letter'
import { env } from '@/lib/env'
import { type WrittenLetter } from '@/lib/emails/facts'
import { letterSchema } from '@/lib/emails/letter'
import { nextTry } from '@/lib/emails/next-try'
import { writeLetter } from '@/lib/emails/write-letter'
import { log } from '@/lib/observability/log'
import { post, PostError } from '@/lib/mail/post'
import { schedule } from '@/lib/queue/enqueue'

/** How often, a second apart, to try to write down that a letter has gone, while the database is away. */
const RECORD_TRIES = 120

/**
 * Send a letter that is owed, and record what became of it. One that the mail server does not take is tried again, as
 * `nextTry` says, and given up after three days; so is one that cannot be written. Throws when the database is away.
 */
export async function deliverLetter(id: string, now: Date): Promise<void> {
  const letter = await findWaitingLetter(database(), id)
  if (!letter) return
  try {
    const { recipient: to, replyTo } = letter
    await post({ messageId: id, to, replyTo, ...(await write(letter)) })
  } catch (error) {
    return recordFailure(letter, error, now)
  }
  await record(() => markLetterSent(database(), id, clock()))
}

function write({ kind, facts }: StoredLetter): Promise<WrittenLetter> {
  return writeLetter(letterSchema.parse({ kind, facts }), { ...company, siteUrl: env().SITE_URL })
}

async function recordFailure(letter: StoredLetter, error: unknown, now: Date): Promise<void> {
  const { id, kind, resentAt, createdAt } = letter
  const tries = letter.tries + 1
  const failure = error instanceof PostError ? error.failure : 'refused'
  const nextTryAt = nextTry({ tries, since: resentAt ?? createdAt, failure }, now)
  const message = error instanceof Error ? error.message : String(error)
  await inTransaction(async (db) => {
    await markLetterFailed(db, id, { isGivenUp: !nextTryAt, error: message.slice(0, 1000), now })
    if (nextTryAt) await schedule(db, 'send_letter', id, nextTryAt)
    else await tellOfGivenUpLetter(db, letter, { reason: message.slice(0, 300), now })
  })
  const facts = { letter: id, kind, tries, err: error }
  if (nextTryAt) log().warn(facts, 'letter not sent, will be tried again')
  else log().error(facts, 'letter not sent, given up')
}

/** A letter that was sent while the database went away must be marked, or it would be sent again. */
async function record(write: () => Promise<void>, tries = RECORD_TRIES): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (tries <= 1) throw error
    await pause(1000)
    await record(write, tries - 1)
  }
}
