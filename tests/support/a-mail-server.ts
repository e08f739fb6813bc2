import { type ParsedMail, simpleParser } from 'mailparser'
import { SmtpRefusal, startSmtp } from '@/tools/mailbox/smtp'

export type MailServer = {
  readonly url: string
  /** What arrived, oldest first. */
  readonly emails: readonly ParsedMail[]
  /** To whom each of them was to be carried, whatever its headers say. */
  readonly recipients: readonly (readonly string[])[]
  /** Answer e-mails, or those to one address, with this SMTP refusal, such as 451, in these words; null takes them again. */
  readonly refuseWith: (code: number | null, words?: string, to?: string) => void
  /** Have something happen after the next e-mail has arrived and before that is said. */
  readonly beforeAnswer: (happens: () => Promise<void>) => void
  /** Go away, as a mail server that is down: connections are refused. */
  readonly stop: () => Promise<void>
  /** Come back on the same port. */
  readonly start: () => Promise<void>
}

/** A real mail server on loopback. Stop it at the end of the test file. */
export async function aMailServer(): Promise<MailServer> {
  const emails: ParsedMail[] = []
  const recipients: (readonly string[])[] = []
  let refusal: SmtpRefusal | null = null
  let refused: string | undefined
  let happening = async () => {}
  let server = await startSmtp({ port: 0, keep })
  const port = Number(new URL(server.url).port)

  async function keep(raw: Buffer, to: readonly string[]): Promise<void> {
    if (refusal && (!refused || to.includes(refused))) throw refusal
    emails.push(await simpleParser(raw))
    recipients.push(to)
    const happens = happening
    happening = async () => {}
    await happens()
  }

  return {
    url: server.url,
    emails,
    recipients,
    refuseWith: (code, words = 'not now', to) => {
      refusal = code === null ? null : new SmtpRefusal(code, words)
      refused = to
    },
    beforeAnswer: (happens) => (happening = happens),
    stop: () => server.close(),
    async start() {
      server = await startSmtp({ port, keep })
    },
  }
}
