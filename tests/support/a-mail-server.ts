import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

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
  const recipients: string[][] = []
  let refusal: number | null = null
  let wordsOfRefusal = ''
  let refused: string | undefined
  let port = 0
  let happening = async () => {}
  let server: SMTPServer | null = null

  async function start(): Promise<void> {
    const starting = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      logger: false,
      onData(stream, session, done) {
        simpleParser(stream).then((email) => {
          const to = session.envelope.rcptTo.map(({ address }) => address)
          if (refusal !== null && (!refused || to.includes(refused)))
            return done(Object.assign(new Error(wordsOfRefusal), { responseCode: refusal }))
          emails.push(email)
          recipients.push(to)
          const happens = happening
          happening = async () => {}
          void happens().then(() => done())
        }, done)
      },
    })
    await new Promise<void>((resolve, reject) => {
      starting.once('error', reject)
      starting.listen(port, '127.0.0.1', resolve)
    })
    const address = starting.server.address()
    if (address && typeof address === 'object') port = address.port
    server = starting
  }

  async function stop(): Promise<void> {
    const stopping = server
    server = null
    if (stopping) await new Promise<void>((resolve) => stopping.close(resolve))
  }

  await start()
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    recipients,
    refuseWith: (code, words = 'not now', to) => {
      refusal = code
      refused = to
      wordsOfRefusal = words
    },
    beforeAnswer: (happens) => (happening = happens),
    stop,
    start,
  }
}
