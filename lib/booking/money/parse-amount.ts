/**
 * Parse a positive amount in euros, such as `199` or `89.50`, and convert it to cents; null if the text is anything
 * else.
 */
export function parseEuros(text: string): number | null {
  const [, euros, decimals = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, '0'))
  return euros && cents > 0 ? cents : null
}

/**
 * Parse a positive amount of coins or a rate, such as `0.00412`. It stays text, so that eighteen decimals keep their
 * precision. Null if the text is anything else.
 */
export function parseDecimal(text: string): string | null {
  const number = text.trim().replace(',', '.')
  return /^\d{1,30}(\.\d{1,30})?$/.test(number) && /[1-9]/.test(number) ? number : null
}
