import 'server-only'
import { type Db } from '@/lib/db/client'
import { type Letter, Prisma } from '@/lib/db/generated/client'

/** What a letter is about. */
export type Occasion =
  { readonly bookingId: string } | { readonly requestId: string } | { readonly letterId: string }

export type NewLetter = Occasion & {
  readonly kind: string
  /** What made it due, where the same may happen twice; empty where it cannot. */
  readonly cause: string
  readonly recipient: string
  readonly replyTo: string | null
  readonly facts: Prisma.InputJsonObject
  readonly createdAt: Date
}

export type StoredLetter = Readonly<Letter>

/** Neither sent nor given up, and with something left to say. */
export const WAITING = {
  sentAt: null,
  failedAt: null,
  NOT: { facts: { equals: {} } },
} satisfies Prisma.LetterWhereInput

/** The same in SQL, for the table `letters` itself. */
export const WAITING_SQL = Prisma.sql`sent_at IS NULL AND failed_at IS NULL AND facts <> '{}'::jsonb`

/**
 * Record letters that are owed from this transaction on. One that was owed before, of the same kind, cause and
 * recipient, is not owed twice.
 *
 * @returns  the ids of those that are new
 */
export async function addLetters(db: Db, letters: readonly NewLetter[]): Promise<readonly string[]> {
  const added = await db.letter.createManyAndReturn({
    data: [...letters],
    skipDuplicates: true,
    select: { id: true },
  })
  return added.map(({ id }) => id)
}

export async function findLetter(db: Db, id: string): Promise<StoredLetter | null> {
  return db.letter.findUnique({ where: { id } })
}

/** The letter, if it is still to be sent. */
export async function findWaitingLetter(db: Db, id: string): Promise<StoredLetter | null> {
  return db.letter.findFirst({ where: { id, ...WAITING } })
}

export async function markLetterSent(db: Db, id: string, now: Date): Promise<void> {
  await db.letter.update({ where: { id }, data: { sentAt: now, lastError: null } })
}

/** @param isGivenUp  nothing tries it any more; a person must look */
export async function markLetterFailed(
  db: Db,
  id: string,
  failure: { readonly isGivenUp: boolean; readonly error: string; readonly now: Date },
): Promise<void> {
  await db.letter.update({
    where: { id },
    data: {
      tries: { increment: 1 },
      failedAt: failure.isGivenUp ? failure.now : null,
      lastError: failure.error,
    },
  })
}

/** Letters that were given up, and those that have waited since before an instant; oldest first. */
export async function listTroubledLetters(db: Db, waitingSince: Date): Promise<readonly StoredLetter[]> {
  return db.letter.findMany({
    where: {
      sentAt: null,
      NOT: WAITING.NOT,
      OR: [{ failedAt: { not: null } }, { createdAt: { lt: waitingSince } }],
    },
    orderBy: { createdAt: 'asc' },
  })
}

/**
 * Have a letter that was given up tried for as long as a new one. Giving it up once more is told once more. Answers
 * false when it is not given up, or not any more.
 */
export async function reviveLetter(db: Db, id: string, now: Date): Promise<boolean> {
  const { count } = await db.letter.updateMany({
    where: { id, failedAt: { not: null }, NOT: WAITING.NOT },
    data: { failedAt: null, resentAt: now, tries: 0 },
  })
  return count > 0
}
