import { type DnsLookup } from '@/lib/doctor/dns/dns-lookup'
import { readTags } from '@/lib/doctor/mail/tags'

export type Dmarc = {
  /** The domain whose DMARC record applies, and how many records it has; null if there is none. */
  readonly found: { readonly domain: string; readonly records: number } | null
  readonly policy: string
  readonly isDkimStrict: boolean
  readonly isSpfStrict: boolean
  readonly hasReports: boolean
}

/**
 * Find the DMARC policy of a domain: its own record, or else its organisation's, which is found by walking up the name,
 * without a list of public suffixes.
 * Source: https://datatracker.ietf.org/doc/draft-ietf-dmarc-dmarcbis/, "DNS tree walk"
 */
export async function readDmarc(dns: DnsLookup, domain: string): Promise<Dmarc> {
  for (const name of withParents(domain)) {
    const records = await recordsAt(dns, name)
    const [record] = records
    if (record === undefined) continue
    const tags = readTags(record)
    const policy = tags.get('p') ?? 'none'
    return {
      found: { domain: name, records: records.length },
      policy: name === domain ? policy : (tags.get('sp') ?? policy),
      isDkimStrict: tags.get('adkim') === 's',
      isSpfStrict: tags.get('aspf') === 's',
      hasReports: tags.has('rua'),
    }
  }
  return { found: null, policy: '', isDkimStrict: false, isSpfStrict: false, hasReports: false }
}

/** Whether two domains are aligned: the same domain or, unless alignment is strict, of the same organisation. */
export async function isAligned(
  dns: DnsLookup,
  one: string,
  other: string,
  isStrict: boolean,
): Promise<boolean> {
  if (one === other || isStrict) return one === other
  return (await organizationOf(dns, one)) === (await organizationOf(dns, other))
}

/** The highest domain above this one that has a DMARC record; the domain itself if there is none. */
async function organizationOf(dns: DnsLookup, domain: string): Promise<string> {
  let highest = domain
  for (const name of withParents(domain)) if ((await recordsAt(dns, name)).length > 0) highest = name
  return highest
}

async function recordsAt(dns: DnsLookup, domain: string): Promise<readonly string[]> {
  const answer = await dns(`_dmarc.${domain}`, 'TXT')
  return answer.kind === 'found' ? answer.records.filter((text) => /^v\s*=\s*DMARC1\s*(;|$)/.test(text)) : []
}

/** List a domain and its parents, without the top-level domain: `a.b.test`, `b.test`. */
function withParents(domain: string): readonly string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'))
}
