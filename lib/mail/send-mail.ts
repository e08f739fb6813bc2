import 'server-only'
import nodemailer, { type Transporter } from 'nodemailer'
import { env } from '@/lib/env'
import { type MailFailure } from '@/lib/emails/next-attempt'
import { requiresTls } from '@/lib/mail/requires-tls'

/** An e-mail with its envelope. */
export type OutgoingMail = {
  /** The message id. Retries of an e-mail have the same one, so that a mail server can detect duplicates. */
  readonly messageId: string
  /** The id of the request that queued the e-mail, sent as `X-Request-Id`; null if none is known. */
  readonly requestId: string | null
  readonly to: string
  readonly replyTo: string | null
  /** The `Auto-Submitted` header; null if a person wrote the e-mail. */
  readonly autoSubmitted: 'auto-replied' | 'auto-generated' | null
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly {
    readonly filename: string
    readonly contentType: string
    readonly content: string | Buffer
    /** The content id by which the HTML refers to an attachment, as `cid:…`; it is then shown inline. */
    readonly cid?: string
  }[]
}

/** Thrown if the mail server did not accept an e-mail: it was unreachable, or it refused. */
export class MailError extends Error {
  override name = 'MailError'

  constructor(
    message: string,
    readonly failure: MailFailure,
    options: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Exchange ignores the standard header against automatic replies and reads its own; delivery failures are still reported. [MS-OXCMAIL] 2.1.3.2.21 */
const NO_AUTO_REPLIES = { 'X-Auto-Response-Suppress': 'OOF, AutoReply' }

let globals: Transporter | undefined

/**
 * Pass one e-mail to the mail server. Throws `MailError`, at the latest after two and a half minutes: each of the ten
 * or so steps of the SMTP exchange may take as long as the timeouts allow.
 */
export async function sendMail({
  messageId,
  requestId,
  to,
  replyTo,
  autoSubmitted,
  attachments,
  ...email
}: OutgoingMail): Promise<void> {
  globals ??= nodemailer.createTransport({
    url: env().SMTP_URL,
    requireTLS: requiresTls(env().SMTP_URL),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 13_000,
  })
  try {
    await globals.sendMail({
      ...email,
      messageId: `<${messageId}@${new URL(env().SITE_URL).hostname}>`,
      from: env().MAIL_FROM,
      to,
      replyTo: replyTo ?? undefined,
      headers: {
        ...(autoSubmitted && { 'Auto-Submitted': autoSubmitted, ...NO_AUTO_REPLIES }),
        ...(requestId !== null && { 'X-Request-Id': requestId }),
      },
      attachments: attachments.map((attachment) => ({
        ...attachment,
        contentDisposition: attachment.cid ? 'inline' : 'attachment',
      })),
      // Our e-mails attach no files or URLs, so the library must never fetch any.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new MailError(message, failureOf(cause), { cause })
  }
}

/**
 * nodemailer sets `responseCode` if the server refused this e-mail rather than the connection. From 500 on, a refusal
 * of its addresses or content is permanent; a refusal of our password is not about this e-mail.
 *
 * Source: https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1
 */
function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error) || !('responseCode' in error)) return 'unreachable'
  const { responseCode } = error
  if (typeof responseCode !== 'number' || responseCode === 421) return 'unreachable'
  const isAboutEmail = 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
  return responseCode >= 500 && isAboutEmail ? 'refused_for_good' : 'refused'
}
