import { domainToUnicode } from 'node:url'

/**
 * An e-mail address as people read it: `gast@xn--bcher-kva.example` is `gast@bücher.example`. Mail servers and programs get
 * the other. Rule: typed-text (docs/rules.md)
 */
export function shownEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + (domainToUnicode(address.slice(at)) || address.slice(at))
}
