import { InvalidArgumentError } from 'commander'
import { readEuros } from '@/lib/booking/read-amount'

/** An amount above 0 in euros, such as `199` or `89.50`, in cents. Throws `InvalidArgumentError`. */
export function parseEuros(text: string): number {
  const cents = readEuros(text)
  if (cents === null) throw new InvalidArgumentError('Write an amount in euros as 199 or 89.50, above 0.')
  return cents
}
