import { domainToASCII } from 'node:url'

/* Normalizes typed phone numbers and e-mail addresses for machines. Rule: typed-text (docs/rules.md) */

/** Invisible characters, which are not part of an address or number. */
const INVISIBLE = /[\p{Cf}\p{DI}]/gu

/** A domain in any script whose last part begins with a letter; excludes the other characters of a URL. */
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}-]+[.\u3002])+\p{L}[\p{L}\p{M}\p{N}-]*$/u

/** Write a phone number in ASCII digits, from any keyboard: `+٩٧١ ５０` becomes `+971 50`. */
export function typedPhone(text: string): string {
  return toAsciiDigits(toMachineForm(text)).replace(/[\p{Pd}\u2212]/gu, '-')
}

/** `gast@bücher.example` becomes `gast@xn--bcher-kva.example`, which mail servers know. Valid or not. */
export function typedEmail(text: string): string {
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

/** The digits seen so far: looking one up in Unicode's tables costs too much to do again for each of a long text. */
const seen = new Map<string, string>()

/** In every script the digits from zero to nine are consecutive. */
function toAsciiDigit(digit: string): string {
  const known = seen.get(digit)
  if (known !== undefined) return known
  const code = digit.codePointAt(0) ?? 0
  let back = 0
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - back - 1))) back += 1
  seen.set(digit, String(back % 10))
  return toAsciiDigit(digit)
}
