import { Resolver } from 'node:dns/promises'
import { errorCode } from '@/lib/doctor/network-error-text'

export type DnsType = 'A' | 'AAAA' | 'MX' | 'TXT'

/**
 * The records, or why there are none: no such name, no such record, a failed server, no reply in time. Each has a
 * different remedy.
 */
export type DnsAnswer =
  | { readonly kind: 'found'; readonly records: readonly string[] }
  | { readonly kind: 'unknown' | 'none' | 'failed' | 'late' }

export type DnsLookup = (name: string, type: DnsType) => Promise<DnsAnswer>

const TIMEOUT_MS = 1_500
const TRIES = 2

const FAILURES: Readonly<Record<string, 'unknown' | 'none' | 'late'>> = {
  ENOTFOUND: 'unknown',
  ENODATA: 'none',
  ETIMEOUT: 'late',
}

/** Query DNS, each record only once. `dns.lookup` would also read this machine's hosts file. */
export function createDnsLookup(servers: readonly string[] = []): DnsLookup {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  if (servers.length > 0) resolver.setServers(servers)
  const known = new Map<string, Promise<DnsAnswer>>()
  return (name, type) => {
    const key = `${type} ${name.toLowerCase()}`
    const answer = known.get(key) ?? askOnce(resolver, name, type)
    known.set(key, answer)
    return answer
  }
}

async function askOnce(resolver: Resolver, name: string, type: DnsType): Promise<DnsAnswer> {
  try {
    const records = await resolve(resolver, name, type)
    return records.length > 0 ? { kind: 'found', records } : { kind: 'none' }
  } catch (error) {
    return { kind: FAILURES[errorCode(error)] ?? 'failed' }
  }
}

async function resolve(resolver: Resolver, name: string, type: DnsType): Promise<readonly string[]> {
  switch (type) {
    case 'A':
      return resolver.resolve4(name)
    case 'AAAA':
      return resolver.resolve6(name)
    case 'MX':
      return (await resolver.resolveMx(name)).map(({ exchange }) => exchange)
    case 'TXT':
      // A TXT record of more than 255 characters arrives in pieces.
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
  }
}

/** Describe a DNS answer without records. */
export function describeDnsFailure(name: string, { kind }: DnsAnswer): string {
  if (kind === 'unknown') return `there is no name ${name}`
  if (kind === 'late') return `no DNS server answered for ${name}`
  if (kind === 'failed') return `the DNS server fails for ${name}`
  return `${name} has no such record`
}
