import { InvalidArgumentError } from 'commander'
import { customerEmail } from '@/lib/contract/fields'

export function parseEmail(text: string): string {
  const email = customerEmail.safeParse(text)
  if (!email.success) throw new InvalidArgumentError('Write one e-mail address.')
  return email.data
}
