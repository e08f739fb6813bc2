import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { company } from '@/content/company'
import { minutesAfter } from '@/lib/booking/hold'
import { nextTry } from '@/lib/letters/next-try'
import { database, inTransaction } from '@/lib/db/client'
import { claimDueLetter, markLetterFailed, markLetterSent, type WaitingLetter } from '@/lib/db/letters'
import { tellOfGivenUpLetter } from '@/lib/desk/tell-of-given-up-letter'
import { env } from '@/lib/env'
import { letterSchema } from '@/lib/letters/letter'
import { writeLetter } from '@/lib/letters/write-letter'
import { log } from '@/lib/log/log'
import { post, PostError } from '@/lib/mail/post'

/** A worker that dies with a letter leaves it to the others after so long: more than `post` ever takes. */
const LEASE_MINUTES = 3

/** How often, a second apart, to try to write down what became of a letter while the database is away. */
const RECORD_TRIES = 120

/**
 * Send the letters that are due. Each is claimed before it is sent and marked after, so that no other worker sends it
 * and nothing in the database waits for a mail server.
 *
 * @param stopping  no further letter is begun once it is aborted
 * @returns         how many were sent
 */
export async function deliverLetters(clock: () => Date, stopping?: AbortSignal): Promise<number> {
  let sent = 0
  for (;;) {
    if (stopping?.aborted) return sent
    const outcome = await deliverOne(clock)
    if (outcome === 'sent') sent += 1
    // While nobody answers, the others would wait in vain as well.
    if (outcome === 'none' || outcome === 'unreachable') return sent
  }
}

async function deliverOne(clock: () => Date): Promise<'none' | 'sent' | 'unreachable' | 'refused'> {
  const claim = { now: clock(), leaseUntil: minutesAfter(clock(), LEASE_MINUTES) }
  const letter = await claimDueLetter(database(), claim)
  if (!letter) return 'none'
  try {
    await send(letter)
  } catch (error) {
    return recordFailure(letter, error, clock())
  }
  await record(() => markLetterSent(database(), letter.id, clock()))
  return 'sent'
}

async function recordFailure(
  letter: WaitingLetter,
  error: unknown,
  now: Date,
): Promise<'unreachable' | 'refused'> {
  const failure = error instanceof PostError ? error.failure : 'refused'
  const nextTryAt = nextTry(
    { tries: letter.tries + 1, since: letter.resentAt ?? letter.createdAt, failure },
    now,
  )
  const message = error instanceof Error ? error.message : String(error)
  await record(() =>
    inTransaction(async (db) => {
      await markLetterFailed(db, letter.id, { nextTryAt, error: message.slice(0, 1000), now })
      if (!nextTryAt) await tellOfGivenUpLetter(db, letter, { reason: message.slice(0, 300), now })
    }),
  )
  const facts = { letter: letter.id, kind: letter.kind, tries: letter.tries + 1, err: error }
  if (nextTryAt) log().warn(facts, 'letter not sent, will be tried again')
  else log().error(facts, 'letter not sent, given up')
  return failure
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

async function send({ id, kind, recipients, replyTo, facts }: WaitingLetter): Promise<void> {
  const sender = { ...company, siteUrl: env().SITE_URL }
  const written = await writeLetter(letterSchema.parse({ kind, facts }), sender)
  await post({ messageId: id, to: recipients, replyTo, ...written })
}
