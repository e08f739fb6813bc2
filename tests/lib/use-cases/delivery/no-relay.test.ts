import fc from 'fast-check'
import { POST as cryptoBookings } from '@/app/api/crypto-bookings/route'
import { POST as contact } from '@/app/api/requests/contact/route'
import { POST as transportation } from '@/app/api/requests/transportation/route'
import { cleanPastedText } from '@/lib/contract/clean-pasted-text'
import { anyText } from '@/tests/support/a-body'
import { isExhaustive } from '@/tests/support/tier'
import { aBackend } from '@/tests/support/a-backend'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { aCall } from '@/tests/support/a-call'
import { deliverEmails } from '@/tests/support/run-jobs'

const backend = aBackend()
let mail: MailServer

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterAll(() => mail.stop())

const GUEST = 'guest@example.com'
const INBOXES = ['one@lumi.example.com', 'two@lumi.example.com']

/** The headers allowed in our e-mails, by name. */
const HEADERS = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject'],
  ...['to', 'x-auto-response-suppress', 'x-request-id'],
]

const POISONS = [
  'Aino%0d%0aBcc: victim@example.com',
  'Aino =?utf-8?q?=0d=0aBcc:_victim@example.com?=',
  'Aino" <victim@example.com>, "x',
  '<victim@example.com>',
  'victim@example.com, other@example.com',
  '\n.\nMAIL FROM:<x@example.com>\nRCPT TO:<victim@example.com>',
  'Subject: mine\n\nBuy this',
  '--boundary\nContent-Type: text/html',
]
const poison = fc.oneof(anyText, fc.constantFrom(...POISONS))

/** Field names that programs use to try to send more than was asked for. */
const KEYS = ['to', 'cc', 'bcc', 'from', 'replyTo', 'subject', 'headers', 'recipients', 'attachments', 'html']
const more = fc.dictionary(
  fc.constantFrom(...KEYS),
  fc.oneof(poison, fc.constantFrom(['victim@example.com'], { Bcc: 'victim@example.com' })),
  { maxKeys: 4 },
)

const SLY = [
  'a@b.fi,c@d.fi',
  'a@b.fi\nBcc: c@d.fi',
  '"a b"@c.fi',
  'a@[127.0.0.1]',
  '<a@b.fi>',
  'a@b.fi;c@d.fi',
]

/** How many strangers write before the e-mails are sent: starting a sending takes longer than writing them. */
const AT_ONCE = 10
const NAMES = 'ABCDEFGHIJ'

const strangers = <Wish>(wish: fc.Arbitrary<Wish>) =>
  fc.array(wish, { minLength: AT_ONCE, maxLength: AT_ONCE })

/** The input of each stranger in one round. */
const theWorst = [...POISONS, 'Aino\r\nBcc: victim@example.com', '\u202eevil']

/** In `npm test` one round of the worst; `npm run test:all` adds random ones. */
const rounds = <Round>(worst: Round, numRuns: number) => ({
  examples: [[worst]] satisfies [Round][],
  numRuns: isExhaustive ? numRuns + 1 : 1,
})

test('whatever is written to us, e-mails go only to the writer and to our inboxes, with only our headers', async () => {
  const words = fc.tuple(poison, poison, poison, poison, more)
  await fc.assert(
    fc.asyncProperty(strangers(words), async (wishes) => {
      await backend.query('DELETE FROM emails; DELETE FROM enquiries; DELETE FROM rate_limits')
      for (const [name, phone, message, info, extra] of wishes) {
        const asked = { ...extra, name: `A${name}`, email: GUEST }
        const journey = {
          destination: `L${message}`,
          additionalInfo: info,
          serviceType: 'Private Customized Transportation',
        }
        await contact(aCall('POST', '/api/requests/contact', { ...asked, phone, message: `M${message}` }))
        await transportation(aCall('POST', '/api/requests/transportation', { ...asked, ...journey }))
      }
      await expectOurEmails()
    }),
    rounds(
      theWorst.map((text, index) => [text, text, text, text, { [KEYS[index] ?? '']: text, bcc: text }]),
      6,
    ),
  )
})

test('no second address can be smuggled into the writer’s own', async () => {
  const address = fc.oneof(
    poison.map((text) => `${text}@example.com`),
    poison.map((text) => `guest@example.com${text}`),
    fc.constantFrom(...SLY),
    fc.emailAddress(),
  )
  await fc.assert(
    fc.asyncProperty(strangers(address), async (addresses) => {
      await backend.query('DELETE FROM emails; DELETE FROM enquiries; DELETE FROM rate_limits')
      for (const [stranger, email] of addresses.entries()) {
        const message = { name: `Aino ${NAMES[stranger]}`, email, message: 'Hello' }
        await contact(aCall('POST', '/api/requests/contact', message))
      }
      await expectOurEmails((text) =>
        asMailServersRead(addresses[NAMES.indexOf(/Aino (\w)/.exec(text)?.[1] ?? '')]),
      )
    }),
    rounds(
      [
        ...SLY,
        ...POISONS.slice(0, 3).map((text) => `guest@example.com${text}`),
        'Guest@Example.com\u212b\u0085',
      ],
      6,
    ),
  )
})

test('a booking’s text reaches nobody but the guest and our inboxes', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  await backend.query(`UPDATE departures SET closes_at = '2999-01-01'`)
  await fc.assert(
    fc.asyncProperty(strangers(fc.tuple(poison, poison, poison)), async (wishes) => {
      await backend.query('DELETE FROM emails')
      for (const [name, phone, special] of wishes) {
        await backend.query(`UPDATE bookings SET state = 'lapsed'; DELETE FROM rate_limits`)
        const input = {
          tour_id: 1,
          tour_date_id: departureId,
          customer_name: `A${name}`,
          customer_email: GUEST,
          customer_phone: phone,
          adults: 1,
          children: 0,
          total_price: 179,
          crypto_type: 'other',
          special_requests: special,
        }
        await cryptoBookings(aCall('POST', '/api/crypto-bookings', input))
      }
      await expectOurEmails()
    }),
    rounds(
      theWorst.map((text) => [text, text, text]),
      4,
    ),
  )
})

/**
 * Line breaks of any machine and invisible characters are removed before an address is used. Rule: typed-text
 * (docs/rules.md)
 */
function asMailServersRead(address = ''): string {
  return cleanPastedText(address)
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .trim()
}

/** Fold an address as domains are: one letter can be written in several ways, as Å can. */
const fold = (address: string) => address.normalize('NFKC').toLowerCase()

let seen = 0

// Without any e-mails the properties would hold trivially.
afterEach(() => expect(seen).toBeGreaterThan(0))

/** @param writerOf returns the address of the person an e-mail is about */
async function expectOurEmails(writerOf: (text: string) => string = () => GUEST): Promise<void> {
  await deliverEmails(new Date(), AT_ONCE)
  const emails = mail.emails.slice(seen)
  const recipients = mail.recipients.slice(seen)
  seen = mail.emails.length
  for (const [index, { headers, subject, bcc, cc, from, text = '' }] of emails.entries()) {
    const carriedTo = recipients[index] ?? []
    expect([fold(writerOf(text)), ...INBOXES].map((to) => [to])).toContainEqual(carriedTo.map(fold))
    // An e-mail with the operator’s link is never replied to outside. Rule: operator-link (docs/rules.md)
    const hasLink = text.includes('https://lumi.example.com/operator/')
    expect([...headers.keys()].sort()).toEqual(HEADERS.filter((name) => !hasLink || name !== 'reply-to'))
    expect(from?.text).toBe('"Lumi & Light" <bookings@lumi.example.com>')
    expect({ bcc, cc }).toEqual({ bcc: undefined, cc: undefined })
    expect(subject).toMatch(/\w/)
    expect(subject).not.toMatch(/[\r\n]|victim|mine/i)
  }
}
