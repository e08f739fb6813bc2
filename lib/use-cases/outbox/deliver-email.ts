import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { company } from '@/content/company'
import { database, inTransaction } from '@/lib/db/client'
import { now as clock } from '@/lib/db/clock'
import {
  findEmail,
  findWaitingEmail,
  markEmailFailed,
  markEmailSent,
  type StoredEmail,
} from '@/lib/db/emails'
import { loadReceipts } from '@/lib/db/receipts'
import { receiptFile } from '@/lib/use-cases/outbox/receipt-file'
import { departureUrl } from '@/lib/use-cases/links/departure-url'
import { offerWaitingUrl, waitingUrl } from '@/lib/use-cases/links/waiting-link'
import { guestsWay, inboxesWay, proofsWay } from '@/lib/use-cases/outbox/steps/way-to-booking'
import { withDepartures } from '@/lib/use-cases/outbox/steps/with-departures'
import { reportUndeliverableEmail } from '@/lib/use-cases/outbox/steps/report-undeliverable-email'
import { weekWithUrls } from '@/lib/use-cases/outbox/steps/week-with-urls'
import { env } from '@/lib/env'
import {
  type BookingEmail,
  type Email,
  type LinksEmail,
  type UndeliverableEmail,
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
    await sendMail({ messageId: id, to: email.recipient, ...(await write(email)) })
  } catch (error) {
    return recordFailure(email, error, now)
  }
  await record(() => markEmailSent(database(), id, clock()))
}

type Written = Omit<OutgoingMail, 'messageId' | 'to'>

async function write({ kind, facts, bookingId, recipient, replyTo }: StoredEmail): Promise<Written> {
  const email = emailSchema.parse({ kind, facts })
  const sender = { ...company, siteUrl: env().SITE_URL }
  if (email.kind === 'booking-links-guest')
    return { ...(await writeEmail(await withUrls(email, recipient), sender)), replyTo }
  if (email.kind === 'day-list-operator')
    return { ...(await writeEmail(await withDepartures(email, recipient, clock()), sender)), replyTo }
  if (email.kind === 'waiting-joined-guest') {
    const url = await waitingUrl(database(), email.facts.partyId)
    return { ...(await writeEmail({ ...email, facts: { ...email.facts, url } }, sender)), replyTo }
  }
  if (email.kind === 'week-ahead-operator')
    return { ...(await writeEmail(await weekWithUrls(email, recipient), sender)), replyTo }
  if (email.kind === 'lights-asked-operator') {
    const url = await departureUrl(database(), { id: email.facts.departureId }, recipient)
    return {
      ...(await writeEmail({ ...email, facts: { ...email.facts, departureUrl: url } }, sender)),
      replyTo,
    }
  }
  if (isAboutBooking(email) && isForGuest(email.kind)) {
    const bookingUrl = await guestsWay(bookingId, recipient)
    const addressUrl = email.kind === 'address-proof-guest' ? await proofsWay(bookingId, recipient) : null
    const leaveUrl = email.kind === 'place-offered-guest' ? await waitingUrlFor(bookingId) : null
    const urls = { bookingUrl, addressUrl, waitingUrl: leaveUrl }
    return { ...(await writeToGuest(email, { sender, ...urls })), replyTo }
  }
  if (!isAboutBooking(email) && email.kind !== 'email-undeliverable-operator')
    return { ...(await writeEmail(email, sender)), replyTo }
  const about = isAboutBooking(email) ? bookingId : await bookingOf(email.facts.emailId)
  const bookingUrl = await inboxesWay(about, recipient)
  // A reply would quote the inbox's link: none goes to the guest by itself. Rule: operator-link (docs/rules.md)
  return {
    ...(await writeEmail(withUrl(email, bookingUrl), sender)),
    replyTo: bookingUrl === null ? replyTo : null,
  }
}

async function bookingOf(emailId: string): Promise<string | null> {
  return (await findEmail(database(), emailId))?.bookingId ?? null
}

function withUrl(email: BookingEmail | UndeliverableEmail, bookingUrl: string | null): Email {
  return isAboutBooking(email)
    ? { ...email, facts: { ...email.facts, bookingUrl } }
    : { ...email, facts: { ...email.facts, bookingUrl } }
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
): Promise<Omit<Written, 'replyTo'>> {
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
    url: await guestsWay(one.bookingId, recipient),
  }))
  return { ...email, facts: { bookings: await Promise.all(bookings) } }
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
