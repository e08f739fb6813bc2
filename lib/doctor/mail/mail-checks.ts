import { MS_PER_DAY } from '@/lib/calendar/duration'
import { errorCode, textOf } from '@/lib/doctor/network-error-text'
import { describeDnsFailure } from '@/lib/doctor/dns/dns-lookup'
import { type Check, doubt, fault, good, judge, type CheckResult, skipped } from '@/lib/doctor/check-result'
import { findDkimKey, USUAL_SELECTORS } from '@/lib/doctor/mail/dkim'
import { isAligned, readDmarc } from '@/lib/doctor/mail/dmarc'
import { emailDomain, readReceivedEmail } from '@/lib/doctor/mail/read-received-email'
import { MAX_DNS_LOOKUPS, readSpf } from '@/lib/doctor/mail/spf'
import { type Site } from '@/lib/doctor/site'

const LEAST_DAYS = 14
const LEAST_BITS = 1024
const SUBMISSION_PORTS = [465, 587, 2525]

export const MAIL_CHECKS: readonly Check[] = [
  { name: 'mail.login', look: logIn },
  { name: 'mail.spf', look: lookAtSpf },
  { name: 'mail.dkim', look: lookAtDkim },
  { name: 'mail.dmarc', look: lookAtDmarc },
]

async function logIn(site: Site): Promise<CheckResult> {
  const { SMTP_URL: url } = site.settings
  if (!url) return skipped('SMTP_URL cannot be used')
  const { hostname, port, protocol } = new URL(url)
  const place = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`
  try {
    const { certificateUntil } = await site.mailServer()
    if (!certificateUntil) return good(`${place} took the login, without TLS`)
    const days = Math.floor((certificateUntil.getTime() - site.now().getTime()) / MS_PER_DAY)
    const seen = `${place} took the login, certificate valid for ${days} more days`
    return days > LEAST_DAYS ? good(seen) : fault(seen, "renew the mail server's certificate")
  } catch (error) {
    const said = textOf(error, 'response') || textOf(error, 'message') || errorCode(error)
    return fault(`${place}: ${said}`, await adviseOnMailServer(site, error, hostname))
  }
}

/** Many hosting providers block mail ports, so connections hang. Suggest a usual port that is open. */
async function adviseOnMailServer(site: Site, error: unknown, hostname: string): Promise<string> {
  const code = errorCode(error)
  if (code === 'EAUTH') return 'correct user and password in SMTP_URL'
  if (!['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'ECONNREFUSED'].includes(code)) return 'correct SMTP_URL'
  const open = await Promise.all(
    SUBMISSION_PORTS.map(async (port) => ((await site.isOpen(hostname, port)) ? [port] : [])),
  )
  const ports = open.flat()
  if (ports.length > 0) return `use port ${ports.join(' or ')} in SMTP_URL`
  return `ports ${SUBMISSION_PORTS.join(', ')} do not answer, either: ask your host to open them, or use a relay on another port`
}

function senderDomain(site: Site): string {
  return emailDomain(site.settings.MAIL_FROM)
}

async function lookAtSpf(site: Site): Promise<CheckResult> {
  const domain = senderDomain(site)
  if (!domain) return skipped('MAIL_FROM cannot be used')
  const relay = site.settings.SMTP_URL ? new URL(site.settings.SMTP_URL).hostname : ''
  const texts = await site.dns(domain, 'TXT')
  if (texts.kind === 'failed' || texts.kind === 'late')
    return fault(describeDnsFailure(domain, texts), 'try again, or ask another DNS server')
  const addresses = relay
    ? await Promise.all((['A', 'AAAA'] as const).map((type) => site.dns(relay, type)))
    : []
  const spf = await readSpf(
    site.dns,
    domain,
    addresses.flatMap((answer) => (answer.kind === 'found' ? answer.records : [])),
  )
  const record = `TXT of ${domain}: "v=spf1 include:… -all", with what your relay's page says`
  const found = judge(
    `${domain}: ${spf.lookups} look-ups, ${spf.end}, ${spf.includes.join(', ') || 'includes nothing'}`,
    [
      [spf.records === 0, `${domain} has no SPF record`, record],
      [spf.records > 1, `${domain} has ${spf.records} SPF records`, 'join them into one'],
      [
        spf.lookups > MAX_DNS_LOOKUPS,
        `${spf.lookups} look-ups, ${MAX_DNS_LOOKUPS} are allowed`,
        'remove includes of services that you no longer use',
      ],
      [spf.broken.length > 0, `no record at ${spf.broken.join(', ')}`, 'remove that include'],
      [spf.records === 1 && spf.end === null, 'the record does not end in all', 'end it in -all or ~all'],
      [spf.end === '+all', '+all allows everyone', 'end it in -all or ~all'],
    ],
  )
  const isRelayIn = spf.isIn || spf.includes.some((name) => sharesDomain(name, relay))
  if (found.kind !== 'good' || isRelayIn || !relay) return found
  return doubt(
    `${relay} is not seen in the record of ${domain}`,
    `unless ${relay} sends from other addresses: ${record}`,
  )
}

/**
 * Whether two names end in the same two labels. A relay's SPF record is usually in the relay's own domain, such as
 * `spf.relay.test` for `smtp.relay.test`.
 */
function sharesDomain(one: string, other: string): boolean {
  const lastTwo = (name: string) => name.split('.').slice(-2).join('.')
  return lastTwo(one) === lastTwo(other)
}

async function lookAtDkim(site: Site): Promise<CheckResult> {
  const domain = senderDomain(site)
  if (!domain) return skipped('MAIL_FROM cannot be used')
  const ask = "set the records of your relay's page, send with --send, and check with --received"
  if (site.received === null) {
    const keys = await Promise.all(USUAL_SELECTORS.map((selector) => findDkimKey(site.dns, selector, domain)))
    const found = keys.flatMap((key) => key ?? [])
    const seen = found.map(({ selector, bits }) => `${selector} (${bits} bits)`).join(', ')
    if (found.some(({ bits }) => bits >= LEAST_BITS || bits === 256)) return good(`key under ${seen}`)
    return fault(seen ? `only ${seen}` : `no key of ${domain} under the usual selectors`, ask)
  }
  const { signatures, fromDomain } = readReceivedEmail(site.received)
  if (signatures.length === 0) return fault('the received e-mail has no signature', ask)
  const checked = await Promise.all(
    signatures.map(async (signature) => ({
      ...signature,
      bits: (await findDkimKey(site.dns, signature.selector, signature.domain))?.bits ?? 0,
      isAligned: await isAligned(site.dns, signature.domain, fromDomain || domain, false),
    })),
  )
  const seen = checked.map(
    (one) => `${one.selector} of ${one.domain} (${one.bits} bits${one.isAligned ? '' : ', not aligned'})`,
  )
  const isEnough = checked.some((one) => one.isAligned && (one.bits >= LEAST_BITS || one.bits === 256))
  return isEnough ? good(seen.join(', ')) : fault(seen.join(', '), ask)
}

async function lookAtDmarc(site: Site): Promise<CheckResult> {
  const domain = senderDomain(site)
  if (!domain) return skipped('MAIL_FROM cannot be used')
  const own = await site.dns(`_dmarc.${domain}`, 'TXT')
  if (own.kind === 'failed' || own.kind === 'late')
    return fault(describeDnsFailure(`_dmarc.${domain}`, own), 'try again, or ask another DNS server')
  const { found, policy, isDkimStrict, isSpfStrict, hasReports } = await readDmarc(site.dns, domain)
  const [inbox = 'you@…'] = site.settings.OPERATOR_INBOXES ?? []
  if (!found)
    return fault(
      `${domain} has no DMARC record`,
      `TXT of _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:${inbox}" to begin`,
    )
  if (found.records > 1) return fault(`${found.records} DMARC records at ${found.domain}`, 'keep one')
  const seen = `p=${policy} at ${found.domain}${hasReports ? '' : ', without reports'}`
  if (site.received === null) return good(seen)
  const { signatures, envelopeDomain, fromDomain } = readReceivedEmail(site.received)
  const aligned = await Promise.all([
    isAligned(site.dns, envelopeDomain, fromDomain || domain, isSpfStrict),
    ...signatures.map((one) => isAligned(site.dns, one.domain, fromDomain || domain, isDkimStrict)),
  ])
  if (aligned.some(Boolean)) return good(`${seen}, aligned`)
  return fault(
    `${seen}; the received e-mail is aligned neither by SPF nor by DKIM`,
    `let the relay sign as ${domain}`,
  )
}
