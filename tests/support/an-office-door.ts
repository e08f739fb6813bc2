import { requestOfficeLink } from '@/lib/use-cases/staff/request-office-link'
import { startSession } from '@/lib/use-cases/staff/start-session'
import { NOON, type aBackend } from '@/tests/support/a-backend'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { deliverEmails } from '@/tests/support/run-jobs'

const LINK = /https:\/\/lumi\.example\.com\/office\/enter\/([\w-]{56})/g

/** Safari on an iPhone. */
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1'

/** People who ask for links to the office, with a worker and a mail server. */
export function anOfficeDoor(backend: ReturnType<typeof aBackend>) {
  let mail: MailServer
  let clients = 0
  const aClient = () => `203.0.113.${(clients += 1) % 250}`

  beforeAll(async () => {
    mail = await aMailServer()
    process.env.SMTP_URL = mail.url
  })
  afterEach(() =>
    backend.query(`DELETE FROM emails; DELETE FROM graphile_worker._private_jobs; DELETE FROM office_links;
      DELETE FROM office_sessions; DELETE FROM office_members; DELETE FROM rate_limits`),
  )
  afterAll(() => mail.stop())

  /** Ask for a link; returns the tokens of the links that arrive, with the addresses that they are sent to. */
  async function linksFor(email: string, now = NOON, sentAt = now) {
    return linksAfter(
      async () =>
        expect(await requestOfficeLink(email, { client: aClient(), cookie: '' }, now)).toEqual({
          kind: 'asked',
        }),
      sentAt,
    )
  }

  /** The links that arrive after something has asked for them. */
  async function linksAfter(ask: () => Promise<unknown>, sentAt: Date) {
    const before = mail.emails.length
    await ask()
    await deliverEmails(sentAt)
    return mail.emails.slice(before).map(({ text = '' }, index) => ({
      tokens: [...text.matchAll(LINK)].map(([, token = '']) => token),
      to: mail.recipients[before + index]?.join(),
    }))
  }

  async function aToken(email = 'one@lumi.example.com', now = NOON): Promise<string> {
    // E-mails about bookings may be due as well.
    const links = await linksFor(email, now)
    return links.flatMap(({ tokens }) => tokens)[0] ?? 'no link'
  }

  return {
    aClient,
    linksFor,
    linksAfter,
    aToken,
    /** Sign in. Returns the value of the session's cookie. */
    async aCookie(email = 'one@lumi.example.com', now = NOON, cookie = ''): Promise<string> {
      const browser = { client: aClient(), userAgent: IPHONE, cookie }
      const started = await startSession(await aToken(email, now), browser, now)
      return started.kind === 'opened' ? started.cookie : started.kind
    },
  }
}
