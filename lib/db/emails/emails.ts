import 'server-only'
import { z } from 'zod'
import { type Db } from '@/lib/db/client'
import { type Email, Prisma } from '@/lib/db/generated/client'
import {
  afterCursor,
  type ListPage,
  NEWEST_FIRST,
  type PageRequest,
  readCursor,
  toPage,
} from '@/lib/db/list-page'
import { currentRequestContext } from '@/lib/observability/request-context'

/** What an e-mail is about; `bookingId` is null if no booking exists yet. */
export type EmailTopic =
  { readonly bookingId: string | null } | { readonly enquiryId: string } | { readonly emailId: string }

export type NewEmail = EmailTopic & {
  readonly kind: string
  /** The id of what triggered the e-mail, if its kind can be triggered more than once; otherwise empty. */
  readonly cause: string
  readonly recipient: string
  readonly replyTo: string | null
  readonly facts: Prisma.InputJsonObject
  readonly choiceId?: string
  readonly createdAt: Date
  /** Set for the e-mails of a command that can be undone: they are not sent until it no longer can. */
  readonly notBefore?: Date
  readonly commandId?: string
}

export type StoredEmail = Readonly<Email>

/** Condition for an e-mail that is still to be sent: not sent, failed for good, overtaken or erased. */
export const UNSENT_EMAIL_WHERE = {
  sentAt: null,
  failedAt: null,
  overtakenAt: null,
  NOT: { facts: { equals: {} } },
} satisfies Prisma.EmailWhereInput

/** SQL condition for an unsent e-mail, for the table `emails` without an alias. */
export const UNSENT_EMAIL_SQL = Prisma.sql`sent_at IS NULL AND failed_at IS NULL AND overtaken_at IS NULL AND facts <> '{}'::jsonb`

/**
 * Queue e-mails in this transaction, with the id of the current request. An e-mail of the same kind, cause and
 * recipient is queued only once.
 *
 * @returns  the ids of the e-mails that were added
 */
export async function addEmails(db: Db, emails: readonly NewEmail[]): Promise<readonly string[]> {
  const requestId = currentRequestContext()?.id
  const added = await db.email.createManyAndReturn({
    data: emails.map((email) => ({ ...email, requestId })),
    skipDuplicates: true,
    select: { id: true },
  })
  return added.map(({ id }) => id)
}

export async function findEmail(db: Db, id: string): Promise<StoredEmail | null> {
  return db.email.findUnique({ where: { id } })
}

/** Find an e-mail that is still to be sent; null if it was sent, failed for good, was overtaken or was erased. */
export async function findUnsentEmail(db: Db, id: string): Promise<StoredEmail | null> {
  return db.email.findFirst({ where: { id, ...UNSENT_EMAIL_WHERE } })
}

export async function updateEmail(
  db: Db,
  id: string,
  data: Pick<NewEmail, 'facts'> & { readonly recipient?: string; readonly bookingId?: string },
): Promise<StoredEmail> {
  return db.email.update({ where: { id }, data })
}

export async function deleteEmail(db: Db, id: string): Promise<void> {
  await db.email.deleteMany({ where: { id, sentAt: null } })
}

/** Mark an e-mail as sent. If it is the first about a choice, the guest's time to choose starts now. */
export async function markEmailSent(db: Db, id: string, now: Date): Promise<void> {
  await db.$executeRaw`
    WITH sent AS (
      UPDATE emails SET sent_at = ${now}, last_error = NULL WHERE id = ${id}::uuid RETURNING choice_id
    )
    UPDATE choices c SET told_at = ${now} FROM sent
    WHERE c.id = sent.choice_id AND c.told_at IS NULL AND c.ended_at IS NULL`
}

/**
 * Record a failed attempt to send an e-mail.
 *
 * @param failure.isGivenUp  whether we stop trying, so that staff must look into it
 */
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

/** E-mails that failed for good, and those waiting since before an instant; oldest first. */
export async function listUndeliveredEmails(db: Db, waitingSince: Date): Promise<readonly StoredEmail[]> {
  return db.email.findMany({ where: undelivered(waitingSince), orderBy: { createdAt: 'asc' } })
}

function undelivered(waitingSince: Date): Prisma.EmailWhereInput {
  return {
    sentAt: null,
    overtakenAt: null,
    NOT: UNSENT_EMAIL_WHERE.NOT,
    OR: [{ failedAt: { not: null } }, { createdAt: { lt: waitingSince } }],
  }
}

/**
 * A page of the e-mails, newest first.
 *
 * @param filter.undeliveredSince  only those that failed for good, and those waiting since before this instant
 */
export async function listEmailsPage(
  db: Db,
  { undeliveredSince }: { readonly undeliveredSince?: Date },
  { limit, after }: PageRequest,
): Promise<ListPage<StoredEmail>> {
  const rows = await db.email.findMany({
    where: {
      AND: [undeliveredSince ? undelivered(undeliveredSince) : {}, afterCursor(readCursor(after, z.guid()))],
    },
    orderBy: NEWEST_FIRST,
    take: limit + 1,
  })
  return toPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, key: id }))
}

/**
 * Queue a failed e-mail again, with as many tries as a new one. If it fails again, the operator is notified again.
 * Returns false if it has not failed for good, or was erased.
 */
export async function requeueEmail(db: Db, id: string, now: Date): Promise<boolean> {
  const { count } = await db.email.updateMany({
    where: { id, failedAt: { not: null }, NOT: UNSENT_EMAIL_WHERE.NOT },
    data: { failedAt: null, resentAt: now, tries: 0 },
  })
  return count > 0
}

/**
 * Redirect a guest's unsent e-mails to another address, except those about a change of address, each of which is for
 * one address only. Returns the ids of the choices that the redirected ones are about.
 */
export async function redirectEmails(
  db: Db,
  bookingId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ choiceId: string | null }[]>`
    UPDATE emails SET recipient = ${to}
    WHERE booking_id = ${bookingId}::uuid AND recipient = ${from} AND kind LIKE '%-guest'
      AND kind NOT LIKE 'address-%' AND ${UNSENT_EMAIL_SQL}
      AND NOT EXISTS (SELECT FROM emails e WHERE e.booking_id = emails.booking_id AND e.kind = emails.kind
        AND e.cause = emails.cause AND e.recipient = ${to})
    RETURNING choice_id::text AS "choiceId"`
  return rows.flatMap(({ choiceId }) => choiceId ?? [])
}

export async function hasEmail(db: Db, bookingId: string, kind: string): Promise<boolean> {
  return (await db.email.count({ where: { bookingId, kind } })) > 0
}

/** Whether an e-mail of this kind and cause that belongs to no booking was ever queued. */
export async function hasEmailWithoutBooking(db: Db, kind: string, cause: string): Promise<boolean> {
  return (await db.email.count({ where: { bookingId: null, kind, cause } })) > 0
}

export async function deleteCommandEmails(db: Db, commandId: string): Promise<void> {
  await db.email.deleteMany({ where: { commandId, sentAt: null } })
}

/** Other e-mails about the same booking that are no older than this one and not from the same command. */
export async function listLaterEmails(db: Db, email: StoredEmail): Promise<readonly StoredEmail[]> {
  const { id, bookingId, commandId, createdAt } = email
  if (!bookingId) return []
  const rows = await db.email.findMany({
    where: { bookingId, createdAt: { gte: createdAt }, id: { not: id } },
  })
  return rows.filter((row) => row.commandId === null || row.commandId !== commandId)
}

/** Mark an e-mail as overtaken because its content is out of date: it is kept but never sent. */
export async function markEmailOvertaken(db: Db, id: string, now: Date): Promise<void> {
  await db.email.updateMany({ where: { id, sentAt: null }, data: { overtakenAt: now } })
}

/** E-mails queued before an instant that are still to be sent and are not waiting for a command; oldest first. */
export function listEmailsWaitingSince(
  db: Db,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<readonly StoredEmail[]> {
  const isDue = [{ notBefore: null }, { notBefore: { lte: now } }]
  return db.email.findMany({
    where: { ...UNSENT_EMAIL_WHERE, createdAt: { lt: before }, OR: isDue },
    orderBy: { createdAt: 'asc' },
  })
}

export function listBookingEmails(db: Db, bookingId: string): Promise<readonly StoredEmail[]> {
  return db.email.findMany({ where: { bookingId }, orderBy: [{ createdAt: 'asc' }, { kind: 'asc' }] })
}

/** Find our message to a guest whose tour we cancelled; null if there was none, or once retention has deleted it. */
export async function findOfficeMessage(db: Db, bookingId: string): Promise<string | null> {
  const row = await db.email.findFirst({
    where: { bookingId, kind: { in: ['departure-cancelled-guest', 'booking-cancelled-guest'] } },
    orderBy: { createdAt: 'desc' },
    select: { facts: true },
  })
  return factsWithWords.safeParse(row?.facts).data?.officeWords ?? null
}

const factsWithWords = z.object({ officeWords: z.string().nullable() })
