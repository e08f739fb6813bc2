import { writeFileSync } from 'node:fs'
import { dns, type Fault } from '@/tools/drills/doctor/fault'
import { type LiveSite } from '@/tools/drills/doctor/live-site'

/** A network reserved for documentation: https://www.rfc-editor.org/rfc/rfc5737 */
const ELSEWHERE = '198.51.100.0/24'

const REFUSED = `sent_at IS NULL AND kind = 'delivery-test-operator'`

const SEND = ['--send', 'aino@lumi.test']

export const SERVICE_FAULTS: readonly Fault[] = [
  {
    broken: "Stripe's webhook is disabled",
    named: 'stripe.webhook',
    alarm: 'LumiNoWebhooks',
    plant: changeWebhook('disabled=true', 'disabled=false'),
  },
  {
    broken: "Stripe's webhook lacks events",
    named: 'stripe.webhook',
    async plant(live) {
      const { enabled_events: events } = await findWebhook(live)
      const form = (names: readonly string[]) => names.map((name) => `enabled_events[]=${name}`).join('&')
      return changeWebhook(form(events.slice(1)), form(events))(live)
    },
  },
  {
    broken: "the webhook's secret was changed, the site not restarted",
    named: 'stripe.secret',
    alarm: 'LumiWebhooksUntrusted',
    plant: writeSecret('STRIPE_WEBHOOK_SECRET', () => 'whsec_of_another_webhook_00000000'),
  },
  {
    broken: "the mail server's password is wrong",
    named: 'mail.login',
    alarm: 'LumiEmailsWaiting',
    plant: writeSecret('SMTP_URL', (url) => url.replace(/:[^:@]+@/, ':correct-horse@')),
  },
  {
    broken: "the relay is not in the domain's SPF record",
    named: 'mail.spf',
    // Reported as `thought`, not as `wrong`, because the relay may send from addresses other than its own.
    grade: 'thought',
    plant: dns({ 'TXT lumi.test': [`v=spf1 ip4:${ELSEWHERE} -all`] }),
  },
  {
    broken: 'there are two SPF records',
    named: 'mail.spf',
    plant: dns({ 'TXT lumi.test': ['v=spf1 ip4:127.0.40.2 -all', 'v=spf1 include:relay.test ~all'] }),
  },
  {
    broken: 'DKIM is missing',
    named: 'mail.dkim',
    plant: dns({ 'TXT default._domainkey.lumi.test': [] }),
  },
  { broken: 'DMARC is missing', named: 'mail.dmarc', plant: dns({ 'TXT _dmarc.lumi.test': [] }) },
  {
    broken: 'the mail server refuses e-mails',
    named: 'mail.send',
    args: SEND,
    async plant({ mail, query }) {
      mail.refuseWith('Sender is blocked')
      return async () => {
        mail.refuseWith(null)
        await query(`DELETE FROM emails WHERE ${REFUSED}`)
      }
    },
  },
  {
    broken: 'an e-mail failed for good',
    named: 'worker.letters',
    alarm: 'LumiEmailsGivenUp',
    async plant({ mail, query, release }) {
      mail.refuseWith('Sender is blocked')
      await release.runOps(['doctor', ...SEND])
      mail.refuseWith(null)
      // Set the e-mail's state to that after its last attempt, days later.
      await query(`UPDATE emails SET failed_at = now() WHERE ${REFUSED}`)
      return () => query(`DELETE FROM emails WHERE ${REFUSED}`)
    },
  },
]

type Webhook = { readonly id: string; readonly enabled_events: readonly string[] }

async function findWebhook({ standInUrl }: LiveSite): Promise<Webhook> {
  const answer = await fetch(`${standInUrl}/v1/webhook_endpoints`, { headers: AUTHORIZATION })
  const { data } = (await answer.json()) as { readonly data: readonly [Webhook] }
  return data[0]
}

function changeWebhook(plant: string, repair: string): Fault['plant'] {
  return async (live) => {
    const { id } = await findWebhook(live)
    const change = async (body: string) => {
      const url = `${live.standInUrl}/v1/webhook_endpoints/${id}`
      const headers = { ...AUTHORIZATION, 'content-type': 'application/x-www-form-urlencoded' }
      const { status } = await fetch(url, { method: 'POST', headers, body })
      if (status !== 200) throw new Error(`the stand-in answers ${status}`)
    }
    await change(plant)
    return () => change(repair)
  }
}

const AUTHORIZATION = { authorization: 'Bearer sk_test_local' }

function writeSecret(name: string, edit: (secret: string) => string): Fault['plant'] {
  return async ({ secrets, readSecret }) => {
    const own = readSecret(name)
    writeFileSync(secrets[name] ?? '', edit(own))
    return () => writeFileSync(secrets[name] ?? '', own)
  }
}
