import { type Attachment, type Letter } from '@/tools/mailbox/letter'
import { type LetterFolder } from '@/tools/mailbox/letter-folder'
import { type Answer, jsonAnswer } from '@/tools/mailbox/web-answer'

/** What GET /api/letters answers an array of, newest first. */
type LetterOnWire = Omit<Letter, 'attachments' | 'headers' | 'date'> & {
  /** ISO 8601. */
  readonly date: string | null
  readonly attachments: readonly AttachmentOnWire[]
}

type AttachmentOnWire = {
  readonly filename: string
  readonly contentType: string
  /** Text as it is; everything else in base64. */
  readonly content: string
}

export async function answerLetters(letters: LetterFolder): Promise<Answer> {
  return jsonAnswer((await letters.list()).map(toWire))
}

export async function emptyLetters(letters: LetterFolder): Promise<Answer> {
  await letters.empty()
  return jsonAnswer({ success: true })
}

function toWire(letter: Letter): LetterOnWire {
  const { id, messageId, from, to, replyTo, subject, text, html, date, attachments } = letter
  return {
    id,
    messageId,
    date: date?.toISOString() ?? null,
    from,
    to,
    replyTo,
    subject,
    text,
    html,
    attachments: attachments.map(attachmentToWire),
  }
}

function attachmentToWire({ filename, contentType, bytes }: Attachment): AttachmentOnWire {
  const encoding = contentType.startsWith('text/') ? 'utf8' : 'base64'
  return { filename, contentType, content: bytes.toString(encoding) }
}
