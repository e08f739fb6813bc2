import { isIPv6 } from 'node:net'

/**
 * Who sent a request, as far as it can be believed.
 *
 * @param forwardedFor   the header `X-Forwarded-For`, to which every proxy appends whom it heard from
 * @param socketAddress  whom we heard from
 * @param trustedHops    how many proxies of ours stand before the site; 0 believes no header
 * @returns              an IPv4 address, or the first 64 bits of an IPv6 address: one customer has all of the rest
 */
export function clientAddress(
  forwardedFor: string | undefined,
  socketAddress: string,
  trustedHops: number,
): string {
  const claimed = (forwardedFor ?? '').split(',').map((address) => address.trim())
  const chain = [...claimed.filter(Boolean), socketAddress]
  return network(chain.at(-1 - trustedHops) ?? chain[0] ?? socketAddress)
}

function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = plain.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : []
  return [...front, ...zeros, ...back].slice(0, 4).join(':')
}
