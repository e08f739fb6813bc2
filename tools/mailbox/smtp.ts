import { SMTPServer } from 'smtp-server'
import { Failure } from '@/tools/process/user-error'
import { hasErrorCode } from '@/tools/process/has-error-code'

const MAX_BYTES = 25 * 1024 * 1024

type Smtp = { readonly url: string; readonly close: () => Promise<void> }

type Keeping = {
  readonly port: number
  /**
   * Store an e-mail for the recipients of its envelope, not those in its headers. Throws `SmtpRefusal` to refuse it.
   */
  readonly keep: (raw: Buffer, recipients: readonly string[]) => Promise<void>
}

/** Thrown to refuse an e-mail, temporarily or for good, with a response such as 451 or 550. */
export class SmtpRefusal extends Error {
  override name = 'SmtpRefusal'

  constructor(
    readonly responseCode: number,
    words: string,
  ) {
    super(words)
  }
}

/**
 * Receive e-mails by SMTP on loopback. If one cannot be stored, the response is 451, or 452 if the disk is full, so
 * that the sender tries again.
 */
export async function startSmtpServer({ port, keep }: Keeping): Promise<Smtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_BYTES,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => {
        if (stream.sizeExceeded) return done(new SmtpRefusal(552, 'This e-mail is too large.'))
        const recipients = envelope.rcptTo.map(({ address }) => address)
        keep(Buffer.concat(chunks), recipients).then(
          () => done(),
          (error: unknown) => done(refusalOf(error)),
        )
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Failure(`The mailbox cannot take e-mails: ${error.message}`)))
    server.listen(port, '127.0.0.1', resolve)
  })
  // A sender that disconnects halfway must not crash the server.
  server.on('error', () => {})
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function refusalOf(error: unknown): SmtpRefusal {
  if (error instanceof SmtpRefusal) return error
  return hasErrorCode(error, 'ENOSPC')
    ? new SmtpRefusal(452, 'There is no room for this e-mail; please try again later.')
    : new SmtpRefusal(451, 'This e-mail could not be kept; please try again later.')
}
