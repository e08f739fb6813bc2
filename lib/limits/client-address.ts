import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Room for what eleven proxies append, each an IPv6 address with its zone and port. What stands before is not read. */
const READ_CHARACTERS = 1024

/**
 * Who sent a request, as far as it can be believed.
 *
 * @param forwardedFor   the header `X-Forwarded-For`, to which every proxy appends whom it heard from
 * @param socketAddress  whom we heard from
 * @param trustedHops    how many proxies of ours stand before the site; 0 believes no header
 * @returns              an IPv4 address, or the first 64 bits of an IPv6 address: one customer has all of the rest.
 *                       Where the believed entry is no address, whom we heard from
 */
export function clientAddress(
  forwardedFor: string | undefined,
  socketAddress: string,
  trustedHops: number,
): string {
  const chain = chainOf(forwardedFor, socketAddress)
  const believed = chain.at(-1 - trustedHops) ?? chain[0] ?? socketAddress
  return network(withoutPort(believed)) ?? network(socketAddress) ?? socketAddress
}

/**
 * Whether more proxies stand before the site than it was told of, as far as a request shows it: there is a chain and
 * none is believed, or whoever is believed has an address of an inner network, and heard it from somebody in turn.
 * Anybody can write such a header, so it is a hint and no more.
 */
export function hasUnknownProxy(
  forwardedFor: string | undefined,
  socketAddress: string,
  trustedHops: number,
): boolean {
  const chain = chainOf(forwardedFor, socketAddress)
  if (chain.length <= trustedHops + 1) return false
  return trustedHops === 0 || isInner(withoutPort(chain.at(-1 - trustedHops) ?? ''))
}

/** From the client to whom we heard from. */
function chainOf(forwardedFor: string | undefined, socketAddress: string): readonly string[] {
  const claimed = (forwardedFor ?? '').slice(-READ_CHARACTERS).split(',')
  return [...claimed.map((address) => address.trim()).filter(Boolean), socketAddress]
}

/** No visitor comes from there: loopback, private networks, links, and those between a provider and its customers. */
const INNER = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  INNER.addSubnet(network, bits)
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  INNER.addSubnet(network, bits, 'ipv6')

function isInner(address: string): boolean {
  const [plain = ''] = address.split('%', 1)
  return isIPv4(plain) ? INNER.check(plain) : isIPv6(plain) && INNER.check(plain, 'ipv6')
}

/** Some proxies write ports, `192.0.2.1:1234` and `[2001:db8::1]:443`: each connection would be a client. */
function withoutPort(entry: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
}

function network(address: string): string | null {
  if (isIPv4(address)) return address
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return null
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  return isMapped ? ipv4From(groups.slice(6)) : groups.slice(0, 4).join(':')
}

/** All eight, as URLs write them: one address has many spellings. */
function groupsOf(address: string): readonly string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  return [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
}

function ipv4From(groups: readonly string[]): string {
  const bytes = groups.map((group) => parseInt(group, 16)).flatMap((pair) => [pair >> 8, pair & 255])
  return bytes.join('.')
}
