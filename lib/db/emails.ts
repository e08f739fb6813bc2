import 'server-only'
import { type Db } from '@/lib/db/client'
import { type Email, Prisma } from '@/lib/db/generated/client'

/** What an e-mail is about. */
export type EmailTopic =
  { readonly bookingId: string } | { readonly enquiryId: string } | { readonly emailId: string }

export type NewEmail = EmailTopic & {
  readonly kind: string
  /** What made it due, where the same may happen twice; empty where it cannot. */
  readonly cause: string
  readonly recipient: string
  readonly replyTo: string | null
  readonly facts: Prisma.InputJsonObject
  readonly createdAt: Date
}

export type StoredEmail = Readonly<Email>

/** Neither sent nor given up, and with something left to say. */
export const UNSENT = {
  sentAt: null,
  failedAt: null,
  NOT: { facts: { equals: {} } },
} satisfies Prisma.EmailWhereInput

/** The same in SQL, for the table `emails` itself. */
export const UNSENT_SQL = Prisma.sql`sent_at IS NULL AND failed_at IS NULL AND facts <> '{}'::jsonb`

/**
 * Record e-mails that are owed from this transaction on. One that was owed before, of the same kind, cause and
 * recipient, is not owed twice.
 *
 * @returns  the ids of those that are new
 */
export async function addEmails(db: Db, emails: readonly NewEmail[]): Promise<readonly string[]> {
  const added = await db.email.createManyAndReturn({
    data: [...emails],
    skipDuplicates: true,
    select: { id: true },
  })
  return added.map(({ id }) => id)
}

export async function findEmail(db: Db, id: string): Promise<StoredEmail | null> {
  return db.email.findUnique({ where: { id } })
}

/** The e-mail, if it is still to be sent. */
export async function findWaitingEmail(db: Db, id: string): Promise<StoredEmail | null> {
  return db.email.findFirst({ where: { id, ...UNSENT } })
}

export async function markEmailSent(db: Db, id: string, now: Date): Promise<void> {
  await db.email.update({ where: { id }, data: { sentAt: now, lastError: null } })
}

/** @param isGivenUp  nothing tries it any more; a person must look */
export async function markEmailFailed(
  db: Db,
  id: string,
  failure: { readonly isGivenUp: boolean; readonly error: string; readonly now: Date },
): Promise<void> {
  await db.email.update({
    where: { id },
    data: {
      tries: { increment: 1 },
      failedAt: failure.isGivenUp ? failure.now : null,
      lastError: failure.error,
    },
  })
}

/** E-mails that were given up, and those that have waited since before an instant; oldest first. */
export async function listUndeliveredEmails(db: Db, waitingSince: Date): Promise<readonly StoredEmail[]> {
  return db.email.findMany({
    where: {
      sentAt: null,
      NOT: UNSENT.NOT,
      OR: [{ failedAt: { not: null } }, { createdAt: { lt: waitingSince } }],
    },
    orderBy: { createdAt: 'asc' },
  })
}

/**
 * Have an e-mail that was given up tried for as long as a new one. Giving it up once more is told once more. Answers
 * false when it is not given up, or not any more.
 */
export async function requeueEmail(db: Db, id: string, now: Date): Promise<boolean> {
  const { count } = await db.email.updateMany({
    where: { id, failedAt: { not: null }, NOT: UNSENT.NOT },
    data: { failedAt: null, resentAt: now, tries: 0 },
  })
  return count > 0
}

/** Whether an e-mail of a kind was ever queued for a booking, sent or not. */
export async function hasEmail(db: Db, bookingId: string, kind: string): Promise<boolean> {
  return (await db.email.count({ where: { bookingId, kind } })) > 0
}
