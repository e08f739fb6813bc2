import { domainToASCII } from 'node:url'

/*
 * Normalizes phone numbers and e-mail addresses that people typed, for use by machines. Rule: typed-text
 * (docs/rules.md)
 */

/** Invisible characters, which are not part of an e-mail address or a phone number. */
const INVISIBLE = /[\p{Cf}\p{DI}]/gu

/** A domain in any script whose last part begins with a letter. Excludes characters with a meaning in URLs. */
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}-]+[.\u3002])+\p{L}[\p{L}\p{M}\p{N}-]*$/u

/** Convert a phone number typed on any keyboard to ASCII digits: `+٩٧١ ５０` becomes `+971 50`. */
export function normalizePhone(text: string): string {
  return toAsciiDigits(toMachineForm(text)).replace(/[\p{Pd}\u2212]/gu, '-')
}

/**
 * Convert an e-mail address to the form that mail servers know: `gast@bücher.example` becomes
 * `gast@xn--bcher-kva.example`. Does not check whether it is valid.
 */
export function normalizeEmail(text: string): string {
  const address = toMachineForm(text).replace(/^mailto:/i, '')
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  const known = /^[ -~]*$/.test(domain) || !DOMAIN.test(domain) ? domain : domainToASCII(domain)
  return toAsciiDigits(address.slice(0, at)) + (known || domain)
}

function toMachineForm(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFKC').trim()
}

function toAsciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, toAsciiDigit)
}

/** Caches the digits seen so far: looking up every character of a long text in Unicode's tables would be slow. */
const seen = new Map<string, string>()

/**
 * Convert a digit in any script to ASCII. In every script, the digits from zero to nine have consecutive code points.
 */
function toAsciiDigit(digit: string): string {
  const known = seen.get(digit)
  if (known !== undefined) return known
  const code = digit.codePointAt(0) ?? 0
  let back = 0
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - back - 1))) back += 1
  const ascii = String(back % 10)
  seen.set(digit, ascii)
  return ascii
}
