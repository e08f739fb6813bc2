import { BlockList, isIPv6 } from 'node:net'
import { type DnsLookup } from '@/lib/doctor/dns/dns-lookup'

/** Maximum number of terms in a record that query DNS: https://www.rfc-editor.org/rfc/rfc7208#section-4.6.4 */
export const MAX_DNS_LOOKUPS = 10

/** Maximum number of records to read: a record may include itself. */
const STOP_AFTER = 30

export type Spf = {
  /** How many SPF records the domain has; anything but one is an error. */
  readonly records: number
  readonly lookups: number
  /** How the record ends: `-all`, `~all`, `?all` or `+all`; null if it has no such term. */
  readonly end: string | null
  /** Whether the record allows one of the addresses. */
  readonly isIn: boolean
  /** The domains whose SPF records this one includes. */
  readonly includes: readonly string[]
  /** Domains that the record refers to but that have no record. */
  readonly broken: readonly string[]
}

/**
 * Read a domain's SPF record and all those it includes.
 *
 * @param addresses  the addresses that should be allowed to send
 */
export async function readSpf(dns: DnsLookup, domain: string, addresses: readonly string[]): Promise<Spf> {
  const found: Found = { lookups: 0, isIn: false, includes: [], broken: [] }
  const records = await findRecords(dns, domain)
  const [record] = records
  const end = record === undefined ? null : await readRecord({ dns, addresses, found }, domain, record)
  return { records: records.length, end, ...found }
}

type Found = { lookups: number; isIn: boolean; readonly includes: string[]; readonly broken: string[] }

type Reading = { readonly dns: DnsLookup; readonly addresses: readonly string[]; readonly found: Found }

async function findRecords(dns: DnsLookup, domain: string): Promise<readonly string[]> {
  const answer = await dns(domain, 'TXT')
  return answer.kind === 'found' ? answer.records.filter((text) => /^v=spf1(?: |$)/i.test(text)) : []
}

/** Read a record's terms from left to right. Returns its `all` term, or that of the record it redirects to. */
async function readRecord(reading: Reading, domain: string, record: string): Promise<string | null> {
  const { found } = reading
  let end: string | null = null
  let redirect: string | null = null
  for (const term of record.split(/\s+/).slice(1)) {
    const [start = '', qualifier = '', name = ''] = /^([+~?-]?)(\w+)[:=]?/.exec(term.toLowerCase()) ?? []
    const value = term.toLowerCase().slice(start.length)
    if (name === 'all') end ??= `${qualifier || '+'}all`
    else if (name === 'redirect') redirect = value
    else await readMechanism(reading, domain, { name, value, isPass: qualifier === '' || qualifier === '+' })
  }
  if (end !== null || redirect === null) return end
  found.lookups += 1
  return readOther(reading, redirect)
}

async function readOther(reading: Reading, domain: string): Promise<string | null> {
  if (reading.found.lookups > STOP_AFTER) return null
  const [record] = await findRecords(reading.dns, domain)
  reading.found.includes.push(domain)
  if (record !== undefined) return readRecord(reading, domain, record)
  reading.found.broken.push(domain)
  return null
}

type Mechanism = { readonly name: string; readonly value: string; readonly isPass: boolean }

async function readMechanism(
  reading: Reading,
  domain: string,
  { name, value, isPass }: Mechanism,
): Promise<void> {
  const { dns, addresses, found } = reading
  const allow = (range: string) => {
    if (isPass && addresses.some((address) => isInRange(address, range))) found.isIn = true
  }
  if (name === 'ip4' || name === 'ip6') return allow(value)
  if (['include', 'a', 'mx', 'exists', 'ptr'].includes(name)) found.lookups += 1
  if (name === 'include') return void (await readOther(reading, value))
  if (name !== 'a' && name !== 'mx') return
  // A term such as `a:host/24//64` has one prefix length for IPv4 and another for IPv6.
  const [, host = '', four = '32', six = '128'] = /^([^/]*)(?:\/(\d+))?(?:\/\/(\d+))?$/.exec(value) ?? []
  const hosts = name === 'a' ? [host || domain] : await recordsOf(dns, host || domain, 'MX')
  for (const one of hosts) {
    for (const address of await recordsOf(dns, one, 'A')) allow(`${address}/${four}`)
    for (const address of await recordsOf(dns, one, 'AAAA')) allow(`${address}/${six}`)
  }
}

async function recordsOf(
  dns: DnsLookup,
  name: string,
  type: 'A' | 'AAAA' | 'MX',
): Promise<readonly string[]> {
  const answer = await dns(name, type)
  return answer.kind === 'found' ? answer.records : []
}

/** Whether an IP address is in a range such as `192.0.2.0/24`. A range without a prefix length is a single address. */
function isInRange(address: string, range: string): boolean {
  const [base = '', length] = range.split('/')
  const family = isIPv6(base) ? 'ipv6' : 'ipv4'
  if (isIPv6(address) !== (family === 'ipv6')) return false
  const list = new BlockList()
  try {
    list.addSubnet(base, length === undefined ? (family === 'ipv6' ? 128 : 32) : Number(length), family)
    return list.check(address, family)
  } catch {
    return false
  }
}
