import { z } from 'zod'

/** The e-mail address that a command was given. Throws with a line for the operator. */
export function parseEmail(given: string | undefined): string {
  const email = z.email({ pattern: z.regexes.html5Email }).safeParse(given?.trim())
  if (!email.success) throw new Error('Name one e-mail address.')
  return email.data
}
