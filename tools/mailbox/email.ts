import { type AddressObject, type Attachment as ParsedAttachment, simpleParser } from 'mailparser'

export type Email = {
  readonly id: string
  readonly messageId: string | null
  readonly from: string
  readonly to: readonly string[]
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  /** The e-mail's HTML; empty if it has none. */
  readonly html: string
  readonly date: Date | null
  readonly headers: readonly string[]
  readonly attachments: readonly Attachment[]
}

type Attachment = {
  readonly filename: string
  readonly contentType: string
  readonly bytes: Buffer
}

/** Parse a raw e-mail. If it is malformed, return what can be read. */
export async function parseEmail(id: string, raw: Buffer): Promise<Email> {
  const mail = await simpleParser(raw)
  return {
    id,
    messageId: mail.messageId ?? null,
    from: mail.from?.text ?? '',
    to: addresses(mail.to),
    replyTo: mail.replyTo?.text ?? null,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    date: mail.date ?? null,
    headers: mail.headerLines.map(({ line }) => line),
    attachments: mail.attachments.map(toAttachment),
  }
}

function addresses(to: AddressObject | AddressObject[] | undefined): readonly string[] {
  const groups = to === undefined ? [] : Array.isArray(to) ? to : [to]
  return groups
    .flatMap(({ value }) => value.map(({ address }) => address ?? ''))
    .filter((address) => address !== '')
}

function toAttachment({ filename, contentType, content }: ParsedAttachment, index: number): Attachment {
  return { filename: filename ?? `attachment-${index + 1}`, contentType, bytes: content }
}
