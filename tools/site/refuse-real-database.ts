import { plural } from '@/lib/language/plural'
import { Failure } from '@/tools/process/failure'
import { type DatabaseFacts, inspectDatabase } from '@/tools/site/inspect-database'

/** What somebody is about to do to a database. */
export type DatabaseUse = {
  /** As it was typed: `npm run demo`. */
  readonly command: string
  /** What it would do, as the end of a sentence. */
  readonly effects: string
  /** What `USE_AS_DEMO` says. */
  readonly word: string | undefined
}

/**
 * Refuse a given database that is at work, or that may be: guests' bookings, payments or e-mails are in it, or it is not
 * on this machine. Nothing is changed by looking. Throws `Failure`, which says how to go on.
 */
export async function refuseRealDatabase(url: string, use: DatabaseUse): Promise<void> {
  const refusal = whyNot(await inspectDatabase(url), use)
  if (refusal) throw new Failure(refusal)
}

/** Null when the database may be used. */
export function whyNot(found: DatabaseFacts, { command, effects, word }: DatabaseUse): string | null {
  const { address, isOnThisMachine, isDemo, bookings, payments, emails } = found
  const isIdle = isDemo || bookings + payments + emails === 0
  if (word === address || (isOnThisMachine && isIdle)) return null
  const where = isOnThisMachine ? 'which is at work' : 'which is not on this machine'
  return [
    `DATABASE_URL names ${address}, ${where}.`,
    `Found there: ${plural(bookings, 'booking')} of guests, ${plural(payments, 'payment')}, ${plural(emails, 'e-mail')} waiting.`,
    `To go on would ${effects}.`,
    `Nothing was done. To have a demonstration of it all the same: USE_AS_DEMO=${address} ${command}`,
  ].join('\n')
}
