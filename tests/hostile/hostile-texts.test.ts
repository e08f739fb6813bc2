import { type IncomingMessage, ServerResponse } from 'node:http'
import { availabilityQuery } from '@/lib/contract/availability'
import { checkoutQuery, checkoutRequest } from '@/lib/contract/checkout'
import { cryptoBookingRequest } from '@/lib/contract/crypto-bookings'
import { readIdempotencyKey } from '@/lib/http/idempotency-key'
import { readJson } from '@/lib/http/read-json'
import { readQuery } from '@/lib/http/read-query'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { messageEnquirySchema, transportationEnquirySchema } from '@/lib/contract/enquiries'
import { cleanLine, cleanLines } from '@/lib/emails/facts/clean-text'
import { escapeHtml, textToHtml } from '@/lib/emails/layout/text-to-html'
import { greetingText } from '@/lib/emails/layout/define-email'
import { resolveClientAddress, hasUnknownProxy } from '@/lib/limits/resolve-client-address'
import { checkProof } from '@/lib/limits/proof-of-work'
import { describeError } from '@/lib/observability/describe-error'
import { log } from '@/lib/observability/log'
import { redirectConsole } from '@/lib/observability/redirect-console'
import { limitHeaderLengths } from '@/lib/server/request/limit-header-lengths'
import { chooseEncoding } from '@/lib/server/request/choose-encoding'
import { classifyRange } from '@/lib/server/request/classify-range'
import { normalizeUrl } from '@/lib/server/request/normalize-url'
import { refuseUnlistedPictures } from '@/lib/server/request/refuse-unlisted-pictures'
import { routeLabel } from '@/lib/contract/route-label'
import { withoutIds } from '@/lib/stripe/client'
import { readPaymentEvent } from '@/lib/stripe/events'
import { readLog } from '@/tests/support/expect-logged-problem'
import { hostileTexts } from '@/tests/hostile/shapes'
import { isCheap } from '@/tests/hostile/is-cheap'

const NOBODY = { method: 'GET' } as IncomingMessage
const SITE = 'https://lumi.example'
const FIELDS = [
  ...['name', 'email', 'phone', 'message', 'destination', 'additionalInfo', 'currency', 'crypto_type'],
  ...['tour_id', 'tour_date_id', 'customer_name', 'customer_email', 'customer_phone', 'special_requests'],
]
const proofTerms = { secret: Buffer.alloc(32), route: '/api/checkout', now: new Date('2026-12-01T10:00:00Z') }

/** How patterns and parsers, ours and those of libraries, cope with text that strangers write. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'an error': (text) => describeError(new Error(text)),
  'an error whose words were changed': (text) =>
    describeError(Object.assign(new Error('short'), { message: text })),
  'the place of an error': (text) => describeError(Object.assign(new Error('no'), { stack: text })),
  'the name and codes of an error': (text) =>
    describeError(Object.assign(new Error('no'), { name: text, code: text, type: text })),
  'a line of the log': (text) => log().warn({ err: new Error(text), code: text }, text),
  'what others print': (text) => console.error(text, new Error(text), { text }),
  'an address': (text) => normalizeUrl(text),
  'a path': (text) => normalizeUrl(`/${text}`),
  'a route': (text) => routeLabel(text) + routeLabel(`/api/${text}`),
  'a client': (text) => resolveClientAddress(text, text, 2),
  'a proxy': (text) => hasUnknownProxy(text, text, 0) || hasUnknownProxy(text, '10.0.0.1', 1),
  headers: (text) =>
    limitHeaderLengths({ 'user-agent': text, cookie: text, 'set-cookie': [text], [text]: text }),
  'a range': (text) => classifyRange(text, 100) + classifyRange(`bytes=${text}`, 100),
  'a picture': (text) =>
    refuseUnlistedPictures(
      { url: `/_next/image?url=${text}` } as IncomingMessage,
      new ServerResponse(NOBODY),
    ),
  'an encoding': (text) => chooseEncoding(text),
  'another site': (text) =>
    outcomeOf(() => refuseCrossSite({ headers: headersOf('origin', text) } as Request)),
  'an idempotency key': (text) =>
    outcomeOf(() => readIdempotencyKey({ headers: headersOf('idempotency-key', text) } as Request)),
  'a query': (text) =>
    outcomeOf(() => readQuery({ url: `${SITE}/api?${text}` } as Request, availabilityQuery)),
  'a session': (text) => checkoutQuery.safeParse({ session_id: text }),
  'a body': (text) => outcomeOf(() => readJson(aBody(text))),
  'a body of one text': (text) => outcomeOf(() => readJson(aBody(JSON.stringify(text)))),
  'a wish for seats': (text) =>
    checkoutRequest.safeParse({ amount: 1, currency: text, metadata: everywhere(text) }),
  'a booking by cryptocurrency': (text) => cryptoBookingRequest.safeParse(everywhere(text)),
  'a message': (text) => messageEnquirySchema('contact').safeParse(everywhere(text)),
  'a request to be driven': (text) => transportationEnquirySchema(['a service']).safeParse(everywhere(text)),
  'a proof of work': (text) => checkProof(text, proofTerms),
  'a proof of work with a text': (text) =>
    checkProof(
      Buffer.from(JSON.stringify({ challenge: { parameters: { nonce: text, salt: text } } })).toString(
        'base64',
      ),
      proofTerms,
    ),
  'a signature': (text) => outcomeOf(() => readPaymentEvent('{}', text)),
  'an event': (text) => outcomeOf(() => readPaymentEvent(text, `t=1,v1=${'0'.repeat(64)}`)),
  'a call to Stripe': (text) => withoutIds(text) + withoutIds(`/v1/checkout/sessions/${text}`),
  'a line of an e-mail': (text) => cleanLine(text),
  'lines of an e-mail': (text) => cleanLines(text),
  'a text in an e-mail': (text) => textToHtml(text) + escapeHtml(text),
  'a greeting': (text) => greetingText(text, 'en') + greetingText(text.slice(0, 60), 'en'),
}

const own = { ...console }

beforeAll(() => {
  process.env.STRIPE_WEBHOOK_SECRET = 'whsec_hostile'
})
afterEach(() => void Object.assign(console, own))

test.each(Object.entries(READERS))('%s costs as little as any other text', async (_, read) => {
  readLog()
  redirectConsole()
  for (const [name, text] of hostileTexts) {
    expect([name, await isCheap(() => read(text))]).toEqual([name, true])
  }
})

/** Refused or not, only the cost matters. */
async function outcomeOf(read: () => unknown): Promise<unknown> {
  try {
    return await read()
  } catch (refusal) {
    return refusal
  }
}

/** Raw headers: Node accepts bytes that `Headers` refuses. */
function headersOf(name: string, text: string): Pick<Headers, 'get'> {
  return { get: (asked) => (asked === name ? text : null) }
}

function everywhere(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(FIELDS.map((field) => [field, text]))
}

function aBody(body: string): Request {
  return new Request(SITE, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}
