import { readFileSync } from 'node:fs'
import { SMTPServer } from 'smtp-server'
import { SmtpRefusal } from '@/tools/mailbox/smtp'

export type MailServer = {
  readonly port: number
  /** Refuses every e-mail with this text; null accepts them again. */
  readonly refuseWith: (text: string | null) => void
  readonly close: () => Promise<void>
}

/** Start a mail server with TLS that requires a password, as relays do, and stores nothing. */
export async function startMailServer(
  address: string,
  {
    certificate,
    key,
    password,
  }: { readonly certificate: string; readonly key: string; readonly password: string },
): Promise<MailServer> {
  let refusal: string | null = null
  const server = new SMTPServer({
    ...{ secure: true, authMethods: ['PLAIN', 'LOGIN'], disableReverseLookup: true, logger: false },
    ...{ cert: readFileSync(certificate), key: readFileSync(key) },
    onAuth: (auth, _session, done) =>
      auth.password === password
        ? done(null, { user: auth.username })
        : done(new SmtpRefusal(535, 'Authentication failed')),
    onData(stream, _session, done) {
      stream.once('end', () => done(refusal === null ? null : new SmtpRefusal(550, refusal))).resume()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => void server.listen(0, address, resolve))
  const bound = server.server.address()
  return {
    port: bound && typeof bound === 'object' ? bound.port : 0,
    refuseWith: (text) => (refusal = text),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
