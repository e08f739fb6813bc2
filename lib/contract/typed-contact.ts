import { domainToASCII } from 'node:url'

/* What a machine reads of what a guest typed: a telephone number and an e-mail address. Rule: typed-text (docs/rules.md) */

/** Invisible characters, which mean nothing to a machine. */
const UNSEEN = /[\p{Cf}\p{DI}]/gu

/** Of letters of any script, as its last part is, and of nothing that an address of a page is made of. */
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}-]+[.\u3002])+\p{L}[\p{L}\p{M}\p{N}-]*$/u

/** A telephone number in plain figures, whatever keyboard it was typed on: `+٩٧١ ５０` is `+971 50`. */
export function typedPhone(text: string): string {
  return inFigures(asMachinesRead(text)).replace(/[\p{Pd}\u2212]/gu, '-')
}

/**
 * An e-mail address in the one spelling that mail servers know: `gast@bücher.example` is
 * `gast@xn--bcher-kva.example`. Whether it is one is not said.
 */
export function typedEmail(text: string): string {
  const address = asMachinesRead(text).replace(/^mailto:/i, '')
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  const known = /^[ -~]*$/.test(domain) || !DOMAIN.test(domain) ? domain : domainToASCII(domain)
  return inFigures(address.slice(0, at)) + (known || domain)
}

function asMachinesRead(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFKC').trim()
}

function inFigures(text: string): string {
  return text.replace(/\p{Nd}/gu, digitOf)
}

/** Digits of every script are in rows from zero to nine. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let back = 0
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - back - 1))) back += 1
  return String(back % 10)
}
