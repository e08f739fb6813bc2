import 'server-only'
import { type Db } from '@/lib/db/client'
import { type Email, Prisma } from '@/lib/db/generated/client'

/** What an e-mail is about; null of one that is about no booking yet. */
export type EmailTopic =
  { readonly bookingId: string | null } | { readonly enquiryId: string } | { readonly emailId: string }

export type NewEmail = EmailTopic & {
  readonly kind: string
  /** What triggered it, where the same kind may be triggered twice; empty where it cannot. */
  readonly cause: string
  readonly recipient: string
  readonly replyTo: string | null
  readonly facts: Prisma.InputJsonObject
  /** The choice that it tells the guest of. */
  readonly choiceId?: string
  readonly createdAt: Date
  /** Of a command that can be undone: it is not sent before. */
  readonly notBefore?: Date
  readonly commandId?: string
}

export type StoredEmail = Readonly<Email>

/** Neither sent, given up nor overtaken, and not erased. */
export const UNSENT = {
  sentAt: null,
  failedAt: null,
  overtakenAt: null,
  NOT: { facts: { equals: {} } },
} satisfies Prisma.EmailWhereInput

/** The same in SQL, for the table `emails` itself. */
export const UNSENT_SQL = Prisma.sql`sent_at IS NULL AND failed_at IS NULL AND overtaken_at IS NULL AND facts <> '{}'::jsonb`

/**
 * Queue e-mails as part of this transaction. An e-mail of the same kind, cause and recipient is queued only once.
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

/** Null when it was sent, given up, overtaken or erased. */
export async function findWaitingEmail(db: Db, id: string): Promise<StoredEmail | null> {
  return db.email.findFirst({ where: { id, ...UNSENT } })
}

/** Say what a waiting e-mail is about, and whom it goes to. */
export async function addressEmail(
  db: Db,
  id: string,
  data: Pick<NewEmail, 'recipient' | 'facts'> & { readonly bookingId: string },
): Promise<StoredEmail> {
  return db.email.update({ where: { id }, data })
}

/** What a waiting e-mail says is another by now. */
export async function changeFacts(db: Db, id: string, facts: NewEmail['facts']): Promise<StoredEmail> {
  return db.email.update({ where: { id }, data: { facts } })
}

/** Delete an e-mail that was never sent. */
export async function deleteEmail(db: Db, id: string): Promise<void> {
  await db.email.deleteMany({ where: { id, sentAt: null } })
}

/** From the first e-mail about it on, the guest's time to choose counts. */
export async function markEmailSent(db: Db, id: string, now: Date): Promise<void> {
  await db.$executeRaw`
    WITH sent AS (
      UPDATE emails SET sent_at = ${now}, last_error = NULL WHERE id = ${id}::uuid RETURNING choice_id
    )
    UPDATE choices c SET told_at = ${now} FROM sent
    WHERE c.id = sent.choice_id AND c.told_at IS NULL AND c.ended_at IS NULL`
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
      overtakenAt: null,
      NOT: UNSENT.NOT,
      OR: [{ failedAt: { not: null } }, { createdAt: { lt: waitingSince } }],
    },
    orderBy: { createdAt: 'asc' },
  })
}

/**
 * Queue an e-mail that was given up again, for as long as a new one. If it is given up again, the operator is told
 * again. Returns false when it is not, or no longer, given up.
 */
export async function requeueEmail(db: Db, id: string, now: Date): Promise<boolean> {
  const { count } = await db.email.updateMany({
    where: { id, failedAt: { not: null }, NOT: UNSENT.NOT },
    data: { failedAt: null, resentAt: now, tries: 0 },
  })
  return count > 0
}

/**
 * Have what still waits for a guest go to another address. Not the e-mails about addresses: each was meant for its own.
 * Answers the ids of the choices that they tell of.
 */
export async function readdressEmails(
  db: Db,
  bookingId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ choiceId: string | null }[]>`
    UPDATE emails SET recipient = ${to}
    WHERE booking_id = ${bookingId}::uuid AND recipient = ${from} AND kind LIKE '%-guest'
      AND kind NOT LIKE 'address-%' AND ${UNSENT_SQL}
      AND NOT EXISTS (SELECT FROM emails e WHERE e.booking_id = emails.booking_id AND e.kind = emails.kind
        AND e.cause = emails.cause AND e.recipient = ${to})
    RETURNING choice_id::text AS "choiceId"`
  return rows.flatMap(({ choiceId }) => choiceId ?? [])
}

/** Whether an e-mail of a kind was ever queued for a booking, sent or not. */
export async function hasEmail(db: Db, bookingId: string, kind: string): Promise<boolean> {
  return (await db.email.count({ where: { bookingId, kind } })) > 0
}

/** Whether an e-mail of a kind that is about no booking was ever queued for a cause. */
export async function hasEmailFor(db: Db, kind: string, cause: string): Promise<boolean> {
  return (await db.email.count({ where: { bookingId: null, kind, cause } })) > 0
}

/** Drop the e-mails of a command that is undone: none of them was sent. */
export async function dropEmailsOfCommand(db: Db, commandId: string): Promise<void> {
  await db.email.deleteMany({ where: { commandId, sentAt: null } })
}

/** The e-mails about a booking that are at least as young as one of them, and not of the same command. */
export async function listLaterEmails(db: Db, email: StoredEmail): Promise<readonly StoredEmail[]> {
  const { id, bookingId, commandId, createdAt } = email
  if (!bookingId) return []
  const rows = await db.email.findMany({
    where: { bookingId, createdAt: { gte: createdAt }, id: { not: id } },
  })
  return rows.filter((row) => row.commandId === null || row.commandId !== commandId)
}

/** What it says is no longer so: it is kept, and never sent. */
export async function markEmailOvertaken(db: Db, id: string, now: Date): Promise<void> {
  await db.email.updateMany({ where: { id, sentAt: null }, data: { overtakenAt: now } })
}
