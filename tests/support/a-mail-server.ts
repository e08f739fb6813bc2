import { type ParsedMail, simpleParser } from 'mailparser'
import { SmtpRefusal, startSmtpServer } from '@/tools/mailbox/smtp'

export type MailServer = {
  readonly url: string
  /** The e-mails received, oldest first. */
  readonly emails: readonly ParsedMail[]
  /** The envelope recipients of each, which may differ from its headers. */
  readonly recipients: readonly (readonly string[])[]
  /** Refuse e-mails, or those to one address, with this SMTP code, such as 451, and text; null accepts them again. */
  readonly refuseWith: (code: number | null, words?: string, to?: string) => void
  /** Run something after the next e-mail has arrived and before it is acknowledged. */
  readonly beforeAnswer: (happens: () => Promise<void>) => void
  /** Go down: connections are refused. */
  readonly stop: () => Promise<void>
  /** Start again on the same port. */
  readonly start: () => Promise<void>
}

/** A real mail server on loopback. Stop it at the end of the test file. */
export async function aMailServer(): Promise<MailServer> {
  const emails: ParsedMail[] = []
  const recipients: (readonly string[])[] = []
  let refusal: SmtpRefusal | null = null
  let refused: string | undefined
  let happening = async () => {}
  let server = await startSmtpServer({ port: 0, keep })
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
      server = await startSmtpServer({ port, keep })
    },
  }
}
