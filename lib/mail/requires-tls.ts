import { isLoopback } from '@/lib/env'

/**
 * Whether an e-mail may only be sent over TLS: with a password, to another machine. Otherwise TLS is used where the
 * server offers it, but someone in between could remove the offer and read the password.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { hostname, password } = new URL(smtpUrl)
  return password !== '' && !isLoopback(hostname)
}
