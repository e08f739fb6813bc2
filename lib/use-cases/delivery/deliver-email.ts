import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { company } from '@/content/company'
import { database, inTransaction } from '@/lib/db/client'
import { now as clock } from '@/lib/db/clock'
import {
  findUnsentEmail,
  markEmailFailed,
  markEmailOvertaken,
  markEmailSent,
  type StoredEmail,
} from '@/lib/db/emails/emails'
import { type Language } from '@/lib/language/language'
import { loadReceipts } from '@/lib/db/money/receipts'
import { renderReceiptFile } from '@/lib/use-cases/delivery/render-receipt-file'
import { fillInLostLinks } from '@/lib/use-cases/delivery/steps/fill-in-lost-links'
import { fillInOfficeLink } from '@/lib/use-cases/delivery/steps/fill-in-office-link'
import { checkIfSuperseded } from '@/lib/use-cases/delivery/steps/check-if-superseded'
import { refreshRefundAmounts } from '@/lib/use-cases/delivery/steps/refresh-refund-amounts'
import { addEmailLinks } from '@/lib/use-cases/delivery/steps/add-email-links'
import { reportUndeliverableEmail } from '@/lib/use-cases/delivery/steps/report-undeliverable-email'
import { env } from '@/lib/env'
import { autoSubmittedHeader } from '@/lib/emails/auto-submitted-header'
import { type BookingEmail, isAboutBooking, isForGuest } from '@/lib/emails/email'
import { type EmailSender } from '@/lib/emails/facts/sender'
import { fileName } from '@/lib/emails/file-name'
import { PAYMENT_QR_CODE_ID, paymentQrCodeText } from '@/lib/emails/parts/payment-qr-code'
import { TOUR_PICTURE_ID, TOUR_PICTURE_KINDS } from '@/lib/emails/parts/tour-picture'
import { nextAttemptAt } from '@/lib/emails/next-attempt'
import { renderEmail } from '@/lib/emails/render-email'
import { log } from '@/lib/observability/log'
import { drawQrCode } from '@/lib/mail/draw-qr-code'
import { readTourPicture } from '@/lib/mail/read-tour-picture'
import { MailError, type OutgoingMail, sendMail } from '@/lib/mail/send-mail'
import { schedule } from '@/lib/queue/enqueue-job'

/** How many times, a second apart, to retry marking an e-mail as sent while the database is unavailable. */
const RECORD_TRIES = 120

/**
 * Send a queued e-mail and record the outcome. If it cannot be rendered, or the mail server rejects it, it is retried
 * as `nextAttemptAt` says and in the end abandoned. An e-mail that is out of date is not sent. Throws if the database
 * is unavailable.
 */
export async function deliverEmail(id: string, now: Date): Promise<void> {
  const waiting = await findUnsentEmail(database(), id)
  const addressed = waiting && (await fillInOfficeLink(waiting, now))
  const email = addressed && (await fillInLostLinks(addressed))
  if (!email) return
  if (email.notBefore && email.notBefore > now) return schedule(database(), 'send_email', id, email.notBefore)
  const overtaken = await checkIfSuperseded(database(), email, now)
  if (overtaken instanceof Date) return schedule(database(), 'send_email', id, overtaken)
  if (overtaken) return markEmailOvertaken(database(), id, now)
  try {
    await sendMail({
      messageId: id,
      requestId: email.requestId,
      to: email.recipient,
      ...(await write(await refreshRefundAmounts(email))),
    })
  } catch (error) {
    return recordFailure(email, error, now)
  }
  await record(() => markEmailSent(database(), id, clock()))
}

type Written = Omit<OutgoingMail, 'messageId' | 'requestId' | 'to'>

async function write(stored: StoredEmail): Promise<Written> {
  const { email, replyTo } = await addEmailLinks(stored)
  const sender = { ...company, siteUrl: env().SITE_URL }
  const written =
    isAboutBooking(email) && isForGuest(email.kind)
      ? await writeToGuest(email, sender)
      : await renderEmail(email, sender)
  return { ...written, replyTo, autoSubmitted: autoSubmittedHeader(email.kind) }
}

/**
 * Render an e-mail to a guest with its attachments: its receipts and credit notes, rendered from the data stored when
 * they were issued; the QR code for a crypto payment; the tour's picture; and our terms if the e-mail concludes the
 * contract.
 */
async function writeToGuest(
  email: BookingEmail,
  sender: EmailSender,
): Promise<Omit<Written, 'replyTo' | 'autoSubmitted'>> {
  const { reference, language } = email.facts
  const receipts = await loadReceipts(database(), email.facts.documents)
  const documents = receipts.map(({ number }) => number)
  const picture = TOUR_PICTURE_KINDS.includes(email.kind) ? readTourPicture(email.facts.tourUrl) : null
  const written = await renderEmail({ ...email, facts: { ...email.facts, documents } }, sender, {
    hasTourPicture: picture !== null,
  })
  const papers = await Promise.all(receipts.map((receipt) => renderReceiptFile(receipt, language)))
  const named = (kind: Parameters<typeof fileName>[0]) => fileName(kind, reference, language)
  const code = email.kind === 'crypto-details-guest' ? paymentQrCodeText(email.facts) : null
  const pictures = [
    ...(code === null ? [] : [{ ...CODE, filename: named('codeFile'), content: drawQrCode(code) }]),
    ...(picture === null ? [] : [{ ...PICTURE, filename: named('pictureFile'), content: picture }]),
  ]
  const terms =
    email.kind === 'booking-confirmed-guest'
      ? [{ ...(await drawTerms(language)), filename: named('termsFile') }]
      : []
  return { ...written, attachments: [...written.attachments, ...papers, ...terms, ...pictures] }
}

async function drawTerms(language: Language) {
  // Load the Markdown parser on demand: it has many files, and few processes send this e-mail.
  const { renderTermsFile } = await import('@/lib/use-cases/delivery/render-terms-file')
  return renderTermsFile(language)
}

/** E-mail clients show the QR code inline, or as an attachment if they show no images. */
const CODE = { contentType: 'image/png', cid: PAYMENT_QR_CODE_ID }

const PICTURE = { contentType: 'image/jpeg', cid: TOUR_PICTURE_ID }

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

/** Mark an e-mail as sent even if the database is down for a while: an unmarked e-mail would be sent again. */
async function record(write: () => Promise<void>, tries = RECORD_TRIES): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (tries <= 1) throw error
    await pause(1000)
    await record(write, tries - 1)
  }
}
