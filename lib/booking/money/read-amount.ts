/** Parse an amount above 0 in euros, such as `199` or `89.50`, to cents; null if it is not one. */
export function readEuros(text: string): number | null {
  const [, euros, decimals = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, '0'))
  return euros && cents > 0 ? cents : null
}

/**
 * Parse an amount of coins or a rate above 0, such as `0.00412`; kept as text, so that eighteen decimals lose nothing.
 * Null if it is not one.
 */
export function readDecimal(text: string): string | null {
  const number = text.trim().replace(',', '.')
  return /^\d{1,30}(\.\d{1,30})?$/.test(number) && /[1-9]/.test(number) ? number : null
}
