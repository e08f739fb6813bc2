import { InvalidArgumentError } from 'commander'

/** An amount above 0 in euros, such as `199` or `89.50`, in cents. Throws `InvalidArgumentError`. */
export function parseEuros(text: string): number {
  const [, euros, decimals = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, '0'))
  if (!euros || cents === 0)
    throw new InvalidArgumentError('Write an amount in euros as 199 or 89.50, above 0.')
  return cents
}
