import { networkInterfaces } from 'node:os'
import { type Identity } from '@/lib/contract/identity'
import {
  blockingFault,
  type Check,
  doubt,
  fault,
  good,
  judge,
  type CheckResult,
  SEE_CERTIFICATE,
  skipped,
} from '@/lib/doctor/check-result'
import { isCertificateError, networkErrorText } from '@/lib/doctor/network-error-text'
import { type Site } from '@/lib/doctor/site'
import { isPrivate } from '@/lib/limits/resolve-client-address'

/**
 * Addresses for documentation, which no visitor has, as many as there may be trusted proxies.
 * Source: https://www.rfc-editor.org/rfc/rfc5737
 */
const FORGED = Array.from({ length: 12 }, (_, at) => `203.0.113.${at + 1}`)

/** How long proxies keep idle connections to us by default, in seconds: https://caddyserver.com/docs/caddyfile/directives/reverse_proxy#transports */
const PROXY_KEEPS = { caddy: 120, nginx: 60 }

/** A webhook event larger than what proxies hold in memory, but no larger than one from Stripe may be. */
const EVENT = JSON.stringify({ id: 'evt_doctor', padding: 'x'.repeat(20 * 1024) })

const POSTGRES_PORT = 5432

export const PROXY_CHECKS: readonly Check[] = [
  { name: 'proxy.identity', needs: ['db.primary', 'db.migrations'], look: lookForThisSite },
  { name: 'proxy.hops', needs: ['dns.site', 'proxy.identity'], look: lookAtHops },
  { name: 'proxy.past', needs: ['dns.site'], look: lookPastProxy },
  { name: 'proxy.kept', needs: ['dns.site', 'proxy.identity'], look: lookAtConnections },
]

async function lookForThisSite(site: Site): Promise<CheckResult> {
  const { SITE_URL: url } = site.settings
  if (!url) return skipped('SITE_URL cannot be used')
  const fix =
    "check that DNS leads to this site, the proxy's upstream, and that the site runs with this database"
  try {
    const answer = await site.identity()
    if (answer.kind === 'other') return blockingFault(answer.seen, fix)
    return good(`this site, build ${answer.identity.buildId || 'unknown'}, Node ${answer.identity.node}`)
  } catch (error) {
    return blockingFault(
      `${url}: ${networkErrorText(error)}`,
      isCertificateError(error) ? SEE_CERTIFICATE : fix,
    )
  }
}

/**
 * Check which client address the site trusts, because limits count by it: nobody may choose it, and no two visitors may
 * share it.
 */
async function lookAtHops(site: Site): Promise<CheckResult> {
  const answer = await site.identity({ headers: { 'x-forwarded-for': FORGED.join(', ') } })
  if (answer.kind === 'other') return blockingFault(answer.seen, 'see proxy.identity')
  const { client, trustedHops } = answer.identity
  const hops = countHops(answer.identity)
  const set = `set TRUSTED_PROXY_HOPS=${hops}, and restart`
  if (FORGED.includes(client))
    return fault(`a forged address was believed (${trustedHops} hops, measured ${hops})`, set)
  if (hops !== trustedHops)
    return fault(`${client} is believed after ${trustedHops} hops, and ${hops} were measured`, set)
  if (!isPrivate(client)) return good(`${client} after ${hops} hops`)
  if (ownAddresses().includes(client))
    return doubt(
      `${client}, as this machine itself asked`,
      'run the doctor from elsewhere, or ignore this one',
    )
  return fault(
    `${client} is no visitor's address`,
    "let the container see visitors' addresses: no userland proxy, IPv6 as well",
  )
}

/** How many entries proxies appended to the header we sent; a proxy that discards the header only leaves its own. */
function countHops({ forwardedFor }: Identity): number {
  const chain = forwardedFor.split(',').map((entry) => entry.trim())
  return chain.length - 1 - chain.findLastIndex((entry) => FORGED.includes(entry))
}

function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address))
}

async function lookPastProxy(site: Site): Promise<CheckResult> {
  const { SITE_URL: url = '', PORT: port, METRICS_PORT: metrics } = site.settings
  const { hostname, port: given, protocol } = new URL(url)
  const own = Number(given || (protocol === 'https:' ? 443 : 80))
  const answers = await Promise.all([site.dns(hostname, 'A'), site.dns(hostname, 'AAAA')])
  const addresses = answers.flatMap((answer) => (answer.kind === 'found' ? answer.records : []))
  const ports = [port, metrics, POSTGRES_PORT].filter(
    (one) => one !== undefined && one !== own,
  ) as readonly number[]
  const places = addresses.flatMap((address) => ports.map((one) => ({ address, port: one })))
  const open = await Promise.all(
    places.map(async (place) => ((await site.isOpen(place.address, place.port)) ? [place] : [])),
  )
  const found = open.flat()
  if (found.length === 0) return good(`${ports.join(', ')} are closed at ${addresses.join(', ')}`)
  const seen = `open: ${found.map(({ address, port: one }) => `${address} port ${one}`).join(', ')}`
  const fix =
    'set HOST=127.0.0.1, METRICS_HOST and listen_addresses, close the firewall, give only the proxy ports'
  // A request from the site's own machine does not pass the firewall, so it proves nothing.
  if (found.every(({ address }) => ownAddresses().includes(address)))
    return doubt(`${seen}, as seen from this machine`, fix)
  return fault(seen, fix)
}

async function lookAtConnections(site: Site): Promise<CheckResult> {
  const { SITE_URL: url = '', KEEP_ALIVE_SECONDS: kept = 0 } = site.settings
  const { status, body, headers } = await site.ask(`${url}/api/checkout/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': String(EVENT.length) },
    body: EVENT,
  })
  const isOurs = status === 400 && body.toString().includes('"invalid"')
  const name = `${headers.server?.join() ?? ''} ${headers.via?.join() ?? ''}`.toLowerCase()
  const proxyKeeps = name.includes('nginx') ? PROXY_KEEPS.nginx : PROXY_KEEPS.caddy
  return judge(
    `20 KiB: our ${status}; the site keeps connections for ${kept} s, a proxy usually ${proxyKeeps} s`,
    [
      [
        !isOurs,
        `20 KiB to the webhook: ${status} that is not ours`,
        "raise the proxy's limit for bodies to 1 MB",
      ],
      [
        kept <= proxyKeeps,
        `the site keeps connections for ${kept} s, the proxy up to ${proxyKeeps} s`,
        `set KEEP_ALIVE_SECONDS=${proxyKeeps + 5} or more`,
      ],
    ],
  )
}
