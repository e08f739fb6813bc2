import { createPublicKey } from 'node:crypto'
import { type DnsLookup } from '@/lib/doctor/dns/dns-lookup'
import { readTags } from '@/lib/doctor/mail/tags'

/** Selectors used by well-known mail services and servers, because DNS cannot list those of a domain. */
export const USUAL_SELECTORS = [
  ...['default', 'dkim', 'mail', 'email', 'smtp', 'selector1', 'selector2', 'google', 'k1', 'k2', 'k3'],
  ...[
    's1',
    's2',
    'fm1',
    'fm2',
    'fm3',
    'mxvault',
    'mandrill',
    'mailjet',
    'pm',
    'sib',
    'zoho',
    'protonmail',
    'key1',
  ],
]

export type DkimKey = {
  readonly selector: string
  readonly domain: string
  /** The size of an RSA key in bits, or 256 for Ed25519; 0 if the key was withdrawn or cannot be read. */
  readonly bits: number
}

/** Load the key of a signature; null if there is none. */
export async function findDkimKey(dns: DnsLookup, selector: string, domain: string): Promise<DkimKey | null> {
  const answer = await dns(`${selector}._domainkey.${domain}`, 'TXT')
  const record =
    answer.kind === 'found' ? answer.records.find((text) => /(^|;)\s*p\s*=/i.test(text)) : undefined
  return record === undefined ? null : { selector, domain, bits: countBits(readTags(record)) }
}

function countBits(tags: ReadonlyMap<string, string>): number {
  const key = Buffer.from(tags.get('p') ?? '', 'base64')
  if (key.length === 0) return 0
  if (tags.get('k')?.toLowerCase() === 'ed25519') return 8 * key.length
  try {
    return createPublicKey({ key, format: 'der', type: 'spki' }).asymmetricKeyDetails?.modulusLength ?? 0
  } catch {
    return 0
  }
}
