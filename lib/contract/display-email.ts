import { domainToUnicode } from 'node:url'

/**
 * Format an e-mail address for people to read: `gast@xn--bcher-kva.example` becomes `gast@bücher.example`. Mail servers
 * and programs need the original. Rule: typed-text (docs/rules.md)
 */
export function displayEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + (domainToUnicode(address.slice(at)) || address.slice(at))
}
