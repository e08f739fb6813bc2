import { SMTPServer } from 'smtp-server'
import { Failure } from '@/tools/process/failure'
import { hasCode } from '@/tools/process/has-code'

const MAX_BYTES = 25 * 1024 * 1024

type Smtp = { readonly url: string; readonly close: () => Promise<void> }

/** Take e-mails over SMTP on loopback. One that cannot be kept is answered with 451, or 452 when the disk is full, so that the sender tries again. */
export async function startSmtp({
  port,
  keep,
}: {
  readonly port: number
  readonly keep: (raw: Buffer) => Promise<void>
}): Promise<Smtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_BYTES,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => {
        if (stream.sizeExceeded) return done(refusal(552, 'This letter is too large.'))
        keep(Buffer.concat(chunks)).then(
          () => done(),
          (error: unknown) =>
            done(
              hasCode(error, 'ENOSPC')
                ? refusal(452, 'There is no room for this letter; please try again later.')
                : refusal(451, 'This letter could not be kept; please try again later.'),
            ),
        )
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Failure(`The mailbox cannot take letters: ${error.message}`)))
    server.listen(port, '127.0.0.1', resolve)
  })
  // A sender that hangs up in the middle is no reason to fall over.
  server.on('error', () => {})
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
