import { isIP } from 'node:net'
import { isLoopback } from '@/lib/env'
import {
  blockingFault,
  type Check,
  fault,
  good,
  judge,
  type CheckResult,
  SEE_CERTIFICATE,
  skipped,
} from '@/lib/doctor/check-result'
import { describeDnsFailure } from '@/lib/doctor/dns/dns-lookup'
import { isCertificateError, networkErrorText } from '@/lib/doctor/network-error-text'
import { type Site } from '@/lib/doctor/site'
import { MS_PER_DAY } from '@/lib/calendar/duration'

const LEAST_DAYS = 14

/** Host names that companies often have, to try one by one: DNS cannot list them. */
const USUAL_HOSTS = [
  ...['www', 'mail', 'webmail', 'smtp', 'shop', 'blog', 'app', 'admin', 'api', 'm', 'cdn', 'static'],
  ...['dev', 'test', 'staging', 'old', 'intranet', 'vpn', 'cloud', 'files', 'autodiscover', 'cpanel'],
]

const NEEDS = ['dns.site'] as const

export const DNS_CHECKS: readonly Check[] = [
  { name: 'dns.site', look: lookAtAddresses },
  { name: 'tls.certificate', needs: NEEDS, look: lookAtCertificate },
  { name: 'tls.subdomains', needs: NEEDS, look: lookAtSubdomains },
]

/** Check that the site responds at every address: with an AAAA record, half of all visitors use IPv6. */
async function lookAtAddresses(site: Site): Promise<CheckResult> {
  const { SITE_URL: url } = site.settings
  if (!url) return skipped('SITE_URL cannot be used')
  const { hostname } = new URL(url)
  if (isLoopback(hostname) || isIP(hostname.replace(/[[\]]/g, '')))
    return skipped(`${url} has no name in DNS`)
  const [four, six] = await Promise.all([site.dns(hostname, 'A'), site.dns(hostname, 'AAAA')])
  const addresses = [four, six].flatMap((answer) => (answer.kind === 'found' ? answer.records : []))
  if (addresses.length === 0)
    return blockingFault(describeDnsFailure(hostname, four), `add an A record for ${hostname} to its DNS`)
  const answers = await Promise.all(
    addresses.map(async (address) => ({ address, seen: await whyNotThisSite(site, address) })),
  )
  return judge(
    addresses.join(', '),
    answers.map(({ address, seen }) => [seen !== null, `${address}: ${seen?.text}`, seen?.fix ?? '']),
  )
}

const REMOVE = 'remove the record of that address, or open the address to visitors'

/**
 * Say why a server is not this site; null if it is. The proof needs a database that accepts writes; without one, any
 * response of a site like ours has to do.
 */
async function whyNotThisSite(
  site: Site,
  address: string,
): Promise<{ readonly text: string; readonly fix: string } | null> {
  try {
    const { status } = await site.ask(`${site.settings.SITE_URL}/api/alive`, { address })
    if (status !== 200) {
      const fix = status >= 500 ? 'start the site, or correct the upstream of its proxy' : REMOVE
      return { text: `/api/alive answers ${status}`, fix }
    }
    const takesMarks = await site.server().then(
      ({ isReadOnly, isStandby }) => !isReadOnly && !isStandby,
      () => false,
    )
    if (!takesMarks) return null
    const answer = await site.identity({ address })
    return answer.kind === 'proved' ? null : { text: answer.seen, fix: REMOVE }
  } catch (error) {
    return { text: networkErrorText(error), fix: isCertificateError(error) ? SEE_CERTIFICATE : REMOVE }
  }
}

async function lookAtCertificate(site: Site): Promise<CheckResult> {
  const { SITE_URL: url = '' } = site.settings
  if (!url.startsWith('https:')) return fault(`${url} has no TLS`, 'set SITE_URL with https')
  const { certificate } = await site.ask(url, { acceptsAnyCertificate: true })
  if (!certificate) return fault('no certificate was shown', "read the proxy's log")
  const days = Math.floor((certificate.validUntil.getTime() - site.now().getTime()) / MS_PER_DAY)
  const seen = `${certificate.names.join(', ')}, valid for ${days} more days`
  const fix = "read the proxy's log; port 80 must be open for its certificate to be renewed"
  if (certificate.fault) return fault(`${certificate.fault}: ${seen}`, fix)
  return days > LEAST_DAYS ? good(seen) : fault(seen, fix)
}

async function lookAtSubdomains(site: Site): Promise<CheckResult> {
  const { SITE_URL: url = '', HSTS: hsts } = site.settings
  if (hsts !== 'subdomains' && hsts !== 'preload') return good('HSTS is for this host alone')
  const { hostname } = new URL(url)
  const names = USUAL_HOSTS.map((host) => `${host}.${hostname}`)
  const known = await Promise.all(
    names.map(async (name) => ((await site.dns(name, 'A')).kind === 'found' ? [name] : [])),
  )
  const found = known.flat()
  const without = await Promise.all(
    found.map((name) =>
      site.ask(`https://${name}/`).then(
        () => [],
        (error: unknown) => [`${name} (${networkErrorText(error)})`],
      ),
    ),
  )
  const lost = without.flat()
  if (lost.length === 0)
    return good(found.length > 0 ? `TLS at ${found.join(', ')}` : 'none of the usual hosts')
  return fault(`no TLS at ${lost.join(', ')}`, 'set HSTS=host until they have TLS: browsers will refuse them')
}
