import 'server-only'
import { type Db } from '@/lib/db/client'
import { type Letter, type Prisma } from '@/lib/db/generated/client'

/** What a letter is about. */
export type Occasion =
  { readonly bookingId: string } | { readonly requestId: string } | { readonly letterId: string }

export type NewLetter = Occasion & {
  readonly kind: string
  readonly recipients: readonly string[]
  readonly replyTo: string | null
  readonly facts: Prisma.InputJsonObject
  readonly createdAt: Date
}

export type WaitingLetter = Pick<
  Letter,
  'id' | 'kind' | 'recipients' | 'replyTo' | 'facts' | 'createdAt' | 'resentAt' | 'tries'
>

/** A letter that a person may have to look at. */
export type TroubledLetter = Pick<
  Letter,
  'id' | 'kind' | 'recipients' | 'createdAt' | 'sentAt' | 'failedAt' | 'nextTryAt' | 'tries' | 'lastError'
>

/** Owe a letter from this transaction on. A kind that its occasion has already is not owed twice. */
export async function addLetter(db: Db, letter: NewLetter): Promise<void> {
  const row = { ...letter, recipients: [...letter.recipients], nextTryAt: letter.createdAt }
  await db.letter.createMany({ data: [row], skipDuplicates: true })
}

/**
 * Claim one letter that is due, so that no other worker takes it before `leaseUntil`. A worker that dies leaves it to be
 * claimed again.
 */
export async function claimDueLetter(
  db: Db,
  { now, leaseUntil }: { readonly now: Date; readonly leaseUntil: Date },
): Promise<WaitingLetter | null> {
  const [claimed] = await db.$queryRaw<{ id: string }[]>`
    UPDATE letters SET next_try_at = ${leaseUntil}
    WHERE id = (
      SELECT id FROM letters WHERE next_try_at <= ${now} ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id::text`
  return claimed ? db.letter.findUniqueOrThrow({ where: { id: claimed.id } }) : null
}

export async function markLetterSent(db: Db, id: string, now: Date): Promise<void> {
  await db.letter.update({ where: { id }, data: { sentAt: now, nextTryAt: null, lastError: null } })
}

/** @param nextTryAt  null gives the letter up */
export async function markLetterFailed(
  db: Db,
  id: string,
  failure: { readonly nextTryAt: Date | null; readonly error: string; readonly now: Date },
): Promise<void> {
  await db.letter.update({
    where: { id },
    data: {
      tries: { increment: 1 },
      nextTryAt: failure.nextTryAt,
      failedAt: failure.nextTryAt ? null : failure.now,
      lastError: failure.error,
    },
  })
}

/** Letters that were given up, and those that have waited since before an instant; oldest first. */
export async function listTroubledLetters(db: Db, waitingSince: Date): Promise<readonly TroubledLetter[]> {
  return db.letter.findMany({
    where: {
      sentAt: null,
      NOT: { recipients: { isEmpty: true } },
      OR: [{ failedAt: { not: null } }, { nextTryAt: { not: null }, createdAt: { lt: waitingSince } }],
    },
    orderBy: { createdAt: 'asc' },
  })
}

export async function findLetter(db: Db, id: string): Promise<TroubledLetter | null> {
  return db.letter.findUnique({ where: { id } })
}

/**
 * Have a letter that was given up sent again, and tried for as long as a new one. Giving it up once more is told once
 * more. Answers false when it is not given up, or not any more.
 */
export async function resendLetter(db: Db, id: string, now: Date): Promise<boolean> {
  const { count } = await db.letter.updateMany({
    where: { id, failedAt: { not: null }, NOT: { recipients: { isEmpty: true } } },
    data: { failedAt: null, resentAt: now, nextTryAt: now, tries: 0 },
  })
  if (count > 0) await db.letter.updateMany({ where: { letterId: id }, data: { letterId: null } })
  return count > 0
}
