import { InvalidArgumentError } from 'commander'

/** A number of coins or a rate above 0, such as `0.00412`, as text: eighteen decimals lose nothing. Throws `InvalidArgumentError`. */
export function parseDecimal(text: string): string {
  const number = text.trim().replace(',', '.')
  if (!/^\d{1,30}(\.\d{1,30})?$/.test(number) || !/[1-9]/.test(number))
    throw new InvalidArgumentError('Write a number above 0, as 0.00412.')
  return number
}
