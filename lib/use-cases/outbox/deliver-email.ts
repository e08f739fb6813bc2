import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { company } from '@/content/company'
import { database, inTransaction } from '@/lib/db/client'
import { now as clock } from '@/lib/db/clock'
import { findWaitingEmail, markEmailFailed, markEmailSent, type StoredEmail } from '@/lib/db/emails'
import { findAddressProof } from '@/lib/db/address-proofs'
import { findBooking } from '@/lib/db/bookings'
import { wasErased } from '@/lib/db/history'
import { loadReceipts } from '@/lib/db/receipts'
import { receiptFile } from '@/lib/use-cases/outbox/receipt-file'
import { addressUrl, guestUrl } from '@/lib/use-cases/links/guest-url'
import { offerWaitingUrl, waitingUrl } from '@/lib/use-cases/links/waiting-link'
import { reportUndeliverableEmail } from '@/lib/use-cases/outbox/report-undeliverable-email'
import { env } from '@/lib/env'
import {
  type BookingEmail,
  type LinksEmail,
  emailSchema,
  isAboutBooking,
  isForGuest,
} from '@/lib/emails/email'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { PAYMENT_CODE_ID, paymentCodeText } from '@/lib/emails/booking/payment-code'
import { nextAttemptAt } from '@/lib/emails/next-attempt'
import { writeEmail } from '@/lib/emails/write-email'
import { log } from '@/lib/observability/log'
import { drawCode } from '@/lib/mail/draw-code'
import { MailError, type OutgoingMail, sendMail } from '@/lib/mail/send-mail'
import { schedule } from '@/lib/queue/enqueue'

/** How often, a second apart, to retry recording that an e-mail was sent while the database is away. */
const RECORD_TRIES = 120

/**
 * Send a queued e-mail and record the outcome. If the mail server does not accept it, it is retried as `nextAttemptAt`
 * says and given up in the end; so is one that cannot be rendered. Throws when the database is away.
 */
export async function deliverEmail(id: string, now: Date): Promise<void> {
  const email = await findWaitingEmail(database(), id)
  if (!email) return
  if (email.notBefore && email.notBefore > now) return schedule(database(), 'send_email', id, email.notBefore)
  try {
    const { recipient: to, replyTo } = email
    await sendMail({ messageId: id, to, replyTo, ...(await write(email)) })
  } catch (error) {
    return recordFailure(email, error, now)
  }
  await record(() => markEmailSent(database(), id, clock()))
}

type Written = Omit<OutgoingMail, 'messageId' | 'to' | 'replyTo'>

async function write({ kind, facts, bookingId, recipient }: StoredEmail): Promise<Written> {
  const email = emailSchema.parse({ kind, facts })
  const sender = { ...company, siteUrl: env().SITE_URL }
  if (email.kind === 'booking-links-guest') return writeEmail(await withUrls(email, recipient), sender)
  if (email.kind === 'waiting-joined-guest') {
    const url = await waitingUrl(database(), email.facts.partyId)
    return writeEmail({ ...email, facts: { ...email.facts, url } }, sender)
  }
  if (!isAboutBooking(email) || !isForGuest(email.kind)) return writeEmail(email, sender)
  return writeToGuest(email, {
    sender,
    bookingUrl: await urlFor(bookingId, recipient),
    addressUrl: email.kind === 'address-proof-guest' ? await proofUrlFor(bookingId, recipient) : null,
    waitingUrl: email.kind === 'place-offered-guest' ? await waitingUrlFor(bookingId) : null,
  })
}

/**
 * With its receipts and credit notes, drawn anew each time from what was issued, and with the way to the booking's page.
 */
async function writeToGuest(
  email: BookingEmail,
  {
    sender,
    ...urls
  }: { readonly sender: Sender } & Pick<BookingFacts, 'bookingUrl' | 'addressUrl' | 'waitingUrl'>,
): Promise<Written> {
  const receipts = await loadReceipts(database(), email.facts.documents)
  const documents = receipts.map(({ number }) => number)
  const written = await writeEmail({ ...email, facts: { ...email.facts, documents, ...urls } }, sender)
  const papers = await Promise.all(receipts.map((receipt) => receiptFile(receipt)))
  const code = email.kind === 'crypto-details-guest' ? paymentCodeText(email.facts) : null
  const pictures = code === null ? [] : [{ ...CODE, content: drawCode(code) }]
  return { ...written, attachments: [...written.attachments, ...papers, ...pictures] }
}

/** Stands in the e-mail itself, and among its files where a mail program shows no pictures. */
const CODE = { filename: 'payment-code.png', contentType: 'image/png', cid: PAYMENT_CODE_ID }

async function withUrls(email: LinksEmail, recipient: string): Promise<LinksEmail> {
  const bookings = email.facts.bookings.map(async (one) => ({
    ...one,
    url: await urlFor(one.bookingId, recipient),
  }))
  return { ...email, facts: { bookings: await Promise.all(bookings) } }
}

/** Nobody but the present address of a booking is sent its link, and nobody who was forgotten. */
async function urlFor(bookingId: string | null, recipient: string): Promise<string | null> {
  const booking = bookingId === null ? null : await findBooking(database(), bookingId)
  if (booking?.customerEmail.toLowerCase() !== recipient.toLowerCase()) return null
  return (await wasErased(database(), booking.id)) ? null : guestUrl(database(), booking)
}

/** Only the address that is to be proved is sent the link that does so. */
async function proofUrlFor(bookingId: string | null, recipient: string): Promise<string | null> {
  const proof = bookingId === null ? null : await findAddressProof(database(), bookingId)
  return bookingId !== null && proof?.email === recipient
    ? addressUrl(database(), bookingId, proof.version)
    : null
}

/** Who is offered a place may leave the list instead. */
async function waitingUrlFor(bookingId: string | null): Promise<string | null> {
  return bookingId === null ? null : offerWaitingUrl(database(), bookingId)
}

async function recordFailure(email: StoredEmail, error: unknown, now: Date): Promise<void> {
  const { id, kind, resentAt, createdAt } = email
  const tries = email.tries + 1
  const failure = error instanceof MailError ? error.failure : 'refused'
  const nextTryAt = nextAttemptAt({ tries, since: resentAt ?? createdAt, failure }, now)
  const message = error instanceof Error ? error.message : String(error)
  await inTransaction(async (db) => {
    await markEmailFailed(db, id, { isGivenUp: !nextTryAt, error: message.slice(0, 1000), now })
    if (nextTryAt) await schedule(db, 'send_email', id, nextTryAt)
    else await reportUndeliverableEmail(db, email, { reason: message.slice(0, 300), now })
  })
  const facts = { emailId: id, kind, tries, err: error }
  if (nextTryAt) log().warn(facts, 'e-mail not sent, will be tried again')
  else log().error(facts, 'e-mail not sent, given up')
}

/** A sent e-mail must be marked even if the database went away meanwhile, or it would be sent again. */
async function record(write: () => Promise<void>, tries = RECORD_TRIES): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (tries <= 1) throw error
    await pause(1000)
    await record(write, tries - 1)
  }
}
