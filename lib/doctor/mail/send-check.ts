import { setTimeout as pause } from 'node:timers/promises'
import { type Check, fault, good, type CheckResult, skipped } from '@/lib/doctor/check-result'
import { formatSpan } from '@/lib/doctor/age'
import { emailDomain } from '@/lib/doctor/mail/read-received-email'
import { type Site } from '@/lib/doctor/site'

const SENT_WITHIN_MS = 60_000
const INTERVAL_MS = 500

export const SEND_CHECK: Check = {
  name: 'mail.send',
  needs: ['db.primary', 'db.migrations', 'worker.alive'],
  limitMs: SENT_WITHIN_MS + 5_000,
  look: lookAtSending,
}

async function lookAtSending(site: Site): Promise<CheckResult> {
  const domains = [...new Set((site.settings.OPERATOR_INBOXES ?? []).map(emailDomain))]
  const lost = (
    await Promise.all(domains.map(async (domain) => ((await takesMail(site, domain)) ? [] : [domain])))
  ).flat()
  if (lost.length > 0)
    return fault(`no mail server for ${lost.join(', ')}`, 'correct OPERATOR_INBOXES, or add an MX record')
  if (site.sendTo === null) return skipped('nothing was sent: say --send ADDRESS')
  const started = performance.now()
  const email = await site.sendTest(site.sendTo)
  while (performance.now() - started < SENT_WITHIN_MS) {
    const { isSent, lastError } = await email.state()
    if (isSent) return good(`accepted after ${formatSpan(performance.now() - started)}`)
    if (lastError) return fault(lastError, 'read the words of the mail server; ./ops emails list')
    await pause(INTERVAL_MS)
  }
  return fault('not sent within a minute', 'see worker.alive and worker.late')
}

/** Whether a domain accepts mail: at its MX records or, without any, at its own address. */
async function takesMail(site: Site, domain: string): Promise<boolean> {
  const answers = await Promise.all((['MX', 'A', 'AAAA'] as const).map((type) => site.dns(domain, type)))
  return answers.some(({ kind }) => kind === 'found' || kind === 'failed' || kind === 'late')
}
