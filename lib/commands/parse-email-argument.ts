import { InvalidArgumentError } from 'commander'
import { customerEmailField } from '@/lib/contract/fields'

export function parseEmailArgument(text: string): string {
  const email = customerEmailField.safeParse(text)
  if (!email.success) throw new InvalidArgumentError('Write one e-mail address.')
  return email.data
}
