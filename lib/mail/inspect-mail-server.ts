import 'server-only'
import tls from 'node:tls'
import nodemailer from 'nodemailer'
import { requiresTls } from '@/lib/mail/requires-tls'

const TIMEOUT_MS = 4_000

/**
 * Connect to a mail server and log in, as when sending an e-mail.
 *
 * @returns  the last day of its certificate; null without TLS. Throws nodemailer's error, with the server's response
 */
export async function inspectMailServer(url: string): Promise<{ readonly certificateUntil: Date | null }> {
  let certificateUntil: Date | null = null
  const transport = nodemailer.createTransport({
    url,
    requireTLS: requiresTls(url),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    tls: {
      checkServerIdentity(host, certificate) {
        certificateUntil = new Date(certificate.valid_to)
        return tls.checkServerIdentity(host, certificate)
      },
    },
  })
  try {
    await transport.verify()
    return { certificateUntil }
  } finally {
    transport.close()
  }
}
