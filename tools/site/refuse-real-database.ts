import { plural } from '@/lib/language/pluralize'
import { Failure } from '@/tools/process/user-error'
import { type DatabaseFacts, inspectDatabase } from '@/tools/site/inspect-database'

/** What a command is about to do with a database. */
export type DatabaseUse = {
  /** The command as the user typed it, such as `npm run demo`. */
  readonly command: string
  /** The command's effects, to complete a sentence. */
  readonly effects: string
  /** The value of the setting `USE_AS_DEMO`. */
  readonly word: string | undefined
}

/**
 * Refuse a database that is or may be in use: it contains guests' bookings, payments or e-mails, or is not on this
 * machine. Changes nothing. Throws `Failure`, which says how to use the database anyway.
 */
export async function refuseRealDatabase(url: string, use: DatabaseUse): Promise<void> {
  const refusal = explainDatabaseRefusal(await inspectDatabase(url), use)
  if (refusal) throw new Failure(refusal)
}

/** Explain why the database may not be used; null if it may. */
export function explainDatabaseRefusal(
  found: DatabaseFacts,
  { command, effects, word }: DatabaseUse,
): string | null {
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
