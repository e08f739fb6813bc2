import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Number of characters of the header to read: enough for eleven proxies, each an IPv6 address with zone and port.
 * Anything earlier is ignored.
 */
const READ_CHARACTERS = 1024

/**
 * A request's client address, as far as it can be trusted.
 *
 * @param forwardedFor   the `X-Forwarded-For` header, to which every proxy appends its peer's address
 * @param socketAddress  the address of the peer that is connected to us
 * @param trustedHops    how many of our proxies are in front of the site; with 0, no header is trusted
 * @returns              an IPv4 address, or the first 64 bits of an IPv6 address, because one customer has all the
 *                       addresses that share them; the peer's address if the trusted entry is invalid
 */
export function resolveClientAddress(
  forwardedFor: string | undefined,
  socketAddress: string,
  trustedHops: number,
): string {
  const chain = chainOf(forwardedFor, socketAddress)
  const believed = chain.at(-1 - trustedHops) ?? chain[0] ?? socketAddress
  return network(withoutPort(believed)) ?? network(socketAddress) ?? socketAddress
}

/**
 * Whether there seem to be more proxies in front of the site than the settings say: the header has entries although no
 * proxy is trusted, or the trusted entry is a private address that was itself forwarded. Such a header can be forged,
 * so this is only a hint.
 */
export function hasUnknownProxy(
  forwardedFor: string | undefined,
  socketAddress: string,
  trustedHops: number,
): boolean {
  const chain = chainOf(forwardedFor, socketAddress)
  if (chain.length <= trustedHops + 1) return false
  return trustedHops === 0 || isPrivate(withoutPort(chain.at(-1 - trustedHops) ?? ''))
}

/** The addresses on the way from the client to our peer. */
function chainOf(forwardedFor: string | undefined, socketAddress: string): readonly string[] {
  const claimed = (forwardedFor ?? '').slice(-READ_CHARACTERS).split(',')
  return [...claimed.map((address) => address.trim()).filter(Boolean), socketAddress]
}

/** Address ranges that no visitor uses: loopback, private networks, link-local, carrier-grade NAT. */
const PRIVATE_RANGES: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'uniqueLocal',
  'linkLocal',
  'carrierGradeNat',
])

export function isPrivate(address: string): boolean {
  const parsed = parse(address)
  return parsed !== null && PRIVATE_RANGES.has(parsed.range())
}

/**
 * Remove ports, which some proxies add: `192.0.2.1:1234` and `[2001:db8::1]:443` would make each connection a new
 * client.
 */
function withoutPort(entry: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
}

function network(address: string): string | null {
  const parsed = parse(address)
  if (!parsed) return null
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const groups = parsed.parts.slice(0, 4)
  return groups.map((group) => group.toString(16)).join(':')
}

/** Parse an IP address; null if it is none. IPv4-mapped IPv6 addresses become IPv4. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  // The library also accepts notations that no proxy writes, such as 0x7f.1.
  return isIP(address) && ipaddr.isValid(address) ? ipaddr.process(address) : null
}
