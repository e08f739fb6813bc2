import { InvalidArgumentError } from 'commander'
import { z } from 'zod'

/** One e-mail address. Throws `InvalidArgumentError`. */
export function parseEmail(text: string): string {
  const email = z.email({ pattern: z.regexes.html5Email }).safeParse(text.trim())
  if (!email.success) throw new InvalidArgumentError('Name one e-mail address.')
  return email.data
}
