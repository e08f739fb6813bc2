import { company } from '@/content/company'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { BOOKING_EMAIL_KINDS, type BookingEmailKind, parseEmail } from '@/lib/emails/email'
import { renderEmail } from '@/lib/emails/render-email'
import { type RenderedEmail } from '@/lib/emails/layout/email-draft'
import { formatDay } from '@/lib/language/dates'
import { readable } from '@/tests/support/html-to-text'
import {
  sampleBookingFacts,
  sampleCryptoBookingFacts,
  sampleFactsFor,
  sampleSender,
} from '@/tools/emails/booking-samples'
import { readCalendar } from '@/tests/support/read-calendar'

const operatorKinds = BOOKING_EMAIL_KINDS.filter((kind) => kind.endsWith('-operator'))
const guestKinds = BOOKING_EMAIL_KINDS.filter((kind) => kind.endsWith('-guest'))

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

// Those about a review are short, and a stranger at a mistyped address learns nothing about the guest.
const aboutBooking = BOOKING_EMAIL_KINDS.filter(
  (kind) => !/^(thank-you|review-refused|address-proof)/.test(kind),
)
const withSubject = BOOKING_EMAIL_KINDS.filter((kind) => kind !== 'address-proof-guest')

/** Each kind of e-mail is written once from these facts, for all tests that read it. */
function writeOnce(factsOf: (kind: BookingEmailKind) => BookingFacts) {
  const written = new Map<BookingEmailKind, Promise<RenderedEmail>>()
  return (kind: BookingEmailKind) => {
    const email = written.get(kind) ?? renderEmail({ kind, facts: factsOf(kind) }, sampleSender)
    written.set(kind, email)
    return email
  }
}

const plainEmail = writeOnce((kind) => sampleFactsFor(kind))

test.each(aboutBooking)('%s never breaks a reference across lines', async (kind) => {
  expect((await plainEmail(kind)).html).toContain('<span style="white-space:nowrap">LL-7KM4QD</span>')
})

test.each(aboutBooking)('%s states the same facts in HTML and in plain text', async (kind) => {
  const { html, text } = await plainEmail(kind)
  const facts = [
    'LL-7KM4QD',
    'Guaranteed Northern Lights Tour',
    'Saturday, 12 December 2026',
    'Pick-up 20:00, drop-off between 00:00 and 05:00 (Finnish time)',
    'Pick-up at your accommodation in Rovaniemi',
    '2 adults',
    '1 child',
    // A return trip is free.
    ...(kind.startsWith('return-trip') ? [] : ['487 €']),
    'Aino Virtanen',
    'Lumi & Light',
    sampleSender.legalName,
    sampleSender.businessId,
    company.address,
    sampleSender.email,
    sampleSender.phone,
  ]
  for (const fact of facts) {
    expect(readable(html)).toContain(fact)
    expect(oneLine(text)).toContain(fact)
  }
})

const hostileEmail = writeOnce((kind) => {
  const hostile = `</mj-text><mj-raw><script>alert(1)</script></mj-raw>{{x}} <b>"O'Neill" & Co</b> -->`
  return sampleFactsFor(kind, {
    tourName: 'Northern Lights\r\nBcc: everyone@example.com',
    customerName: `${hostile}\r\nB`,
    specialRequests: hostile,
    customerPhone: hostile,
  })
})

test.each(withSubject)('%s has a one-line subject with tour, date and reference', async (kind) => {
  const { subject } = await hostileEmail(kind)
  expect(subject).toMatch(/^[^\p{Cc}\u2028\u2029]+$/u)
  expect(subject).toContain('Northern Lights Bcc: everyone@example.com')
  expect(subject).toContain(formatDay('2026-12-12'))
  expect(subject).toContain('LL-7KM4QD')
})

test.each(BOOKING_EMAIL_KINDS)('%s shows a guest’s input as text and never as markup', async (kind) => {
  const { html } = await hostileEmail(kind)
  expect(html).not.toMatch(/<script|<b>|mj-raw>/)
  expect(html).not.toContain('"O')
})

const PAGE = 'https://lumi.example.com/booking/page-of-the-guest'
const PROOF = 'https://lumi.example.com/booking/proof-of-the-address'
const NAME = `Zoë <Ann> "O'Neill" & Søn`

/** Only e-mails to the guest's current address link to the page; a new address must be confirmed first. */
function urlsFor(kind: BookingEmailKind) {
  const isProof = kind === 'address-proof-guest'
  return {
    bookingUrl: kind.endsWith('-guest') && !isProof ? PAGE : null,
    addressUrl: isProof ? PROOF : null,
  }
}

const fullEmail = writeOnce((kind) =>
  sampleFactsFor(kind, {
    ...urlsFor(kind),
    customerName: NAME,
    specialRequests: 'We would like to know whether the minibus has a child seat. '.repeat(6),
  }),
)

test.each([
  'departure-cancelled-guest',
  'departure-merged-guest',
  'time-changed-guest',
  'lights-not-seen-guest',
  'choice-reminder-guest',
] as const)('%s has one button, to the page where the guest chooses', async (kind) => {
  const { text } = await fullEmail(kind)
  expect(text.match(/^[A-Z][\w ]+:\nhttps.*$/gm)).toEqual([
    expect.stringMatching(/^Your booking:\n.*\/booking\//),
  ])
})

test.each(operatorKinds)('%s carries a name with special characters unchanged', async (kind) => {
  const { html, text } = await fullEmail(kind)
  expect(readable(html)).toContain(NAME)
  expect(oneLine(text)).toContain(NAME)
})

test.each(guestKinds)('%s does not pass on an advertisement typed as a name', async (kind) => {
  for (const customerName of ['Win at https://evil.example', 'go to evil.com now', 'me@evil.example']) {
    const { html, text } = await renderEmail(
      { kind, facts: sampleFactsFor(kind, { customerName }) },
      sampleSender,
    )
    expect(html + text).not.toContain('evil')
    expect(text).toContain('Good day,')
  }
})

test('a guest with initials in the name is still greeted by it', async () => {
  const facts = sampleBookingFacts({ customerName: 'J.R. van der Berg Jr.' })
  const { text } = await renderEmail({ kind: 'booking-confirmed-guest', facts }, sampleSender)
  expect(text).toContain('Dear J.R. van der Berg Jr.,')
})

test('requests are quoted to the guest only in the e-mail about a paid booking', async () => {
  const facts = sampleCryptoBookingFacts({ specialRequests: 'A free phone waits for you' })
  const unpaid = await renderEmail({ kind: 'crypto-received-guest', facts }, sampleSender)
  expect(unpaid.html + unpaid.text).not.toContain('free phone')
  const paid = await renderEmail({ kind: 'booking-confirmed-guest', facts }, sampleSender)
  expect(paid.text).toContain('A free phone waits for you')
})

test.each(BOOKING_EMAIL_KINDS)('%s has no gap where a fact is missing', async (kind) => {
  const bare = {
    children: 0,
    customerPhone: null,
    specialRequests: null,
    endsAt: null,
    isGuaranteed: false,
  } as const
  const variants: readonly Partial<BookingFacts>[] = [
    bare,
    {
      ...bare,
      adults: 1,
      places: [{ band: 'adults', count: 1, eachCents: 89_50 }],
      totalCents: 89_50,
      refundCents: null,
      refundReason: null,
    },
    { customerPhone: ' ', specialRequests: '\n\n', paymentDueAt: null, cryptoType: 'other' },
    { refundCents: 0, freeCancellationHours: 0 },
    { paymentMethod: 'crypto', cryptoType: null, refundCents: 1 },
  ]
  for (const variant of variants) {
    const { subject, html, text } = await renderEmail(
      { kind, facts: sampleFactsFor(kind, variant) },
      sampleSender,
    )
    expect(subject + readable(html) + text).not.toMatch(
      /undefined|null|NaN|\[object|\b0 (adults|children)|\b1 (adults|children)/,
    )
    expect(text).not.toMatch(/^(Phone|Requests)\s*$/m)
  }
})

test.each(BOOKING_EMAIL_KINDS)(
  '%s is the same e-mail every time, so that a retry changes nothing',
  async (kind) => {
    expect(await renderEmail({ kind, facts: sampleFactsFor(kind) }, sampleSender)).toEqual(
      await plainEmail(kind),
    )
  },
)

test.each(BOOKING_EMAIL_KINDS)(
  '%s loads nothing from elsewhere and declares its language, title and colour schemes',
  async (kind) => {
    const { html, subject } = await plainEmail(kind)
    // The code of payment details is attached to its e-mail.
    const own = html.replace(/<img[^>]+src="cid:payment-code"[^>]*>/, '')
    expect(own).not.toMatch(/<img|<link|@import|url\(|src=/)
    expect(html).toContain('<html lang="en"')
    expect(readable(html.replace(/[\s\S]*<title>([\s\S]*?)<\/title>[\s\S]*/, '$1'))).toBe(subject)
    expect(html).toContain('<meta name="color-scheme" content="light dark"')
  },
)

test.each(BOOKING_EMAIL_KINDS)(
  '%s has one link to the booking if it goes to its guest, otherwise none',
  async (kind) => {
    const { html, text } = await fullEmail(kind)
    const { bookingUrl, addressUrl } = urlsFor(kind)
    const own = bookingUrl ?? addressUrl
    const links = (words: string) =>
      words.match(/https:\/\/lumi\.example\.com\/(booking|operator)\/[\w-]+/g) ?? []
    expect(links(text)).toEqual(own === null ? [] : [own])
    expect([...html.matchAll(/href="([^"]+)"/g)].flatMap(([, url = '']) => links(url))).toEqual(links(text))
    expect(html.match(/class="button"/g)).not.toBeNull()
  },
)

test('an e-mail to a guest’s previous address has no link to the booking', async () => {
  const { html, text } = await renderEmail(
    { kind: 'address-changed-guest', facts: sampleFactsFor('address-changed-guest') },
    sampleSender,
  )
  expect(`${html}${text}`).not.toContain('/booking/')
})

test.each(BOOKING_EMAIL_KINDS)('%s keeps its plain text within 72 columns', async (kind) => {
  const { text } = await fullEmail(kind)
  // An address cannot be broken.
  const lines = text.split('\n').filter((line) => !/^https:\/\/\S+$/.test(line))
  expect(lines.filter((line) => line.length > 72)).toEqual([])
})

test('the calendar file is attached to confirmations, changes, cancellations and return trips, and to nothing else', async () => {
  for (const kind of BOOKING_EMAIL_KINDS) {
    const { attachments } = await plainEmail(kind)
    expect(attachments.map(({ filename }) => filename)).toEqual(
      /^(booking-(confirmed|changed|cancelled)|details-changed|departure-|time-changed|return-trip|choice-refunded)/.test(
        kind,
      )
        ? ['booking-ll-7km4qd.ics']
        : [],
    )
  }
})

test('a change of an unpaid booking has no calendar file, and a later file is the newer one', async () => {
  const unpaid = sampleFactsFor('booking-changed-guest', { isPaid: false })
  expect(
    (await renderEmail({ kind: 'booking-changed-guest', facts: unpaid }, sampleSender)).attachments,
  ).toEqual([])
  expect(await calendarOf('booking-changed-guest', { calendarSequence: 2 })).toContain('SEQUENCE:4')
})

test('a cancellation removes the entry from the calendar, and another date adds it again', async () => {
  const entry = { uid: 'LL-7KM4QD@lumi.example.com', start: '2026-12-12T18:00:00.000Z' }
  const published = { ...entry, method: 'PUBLISH', status: 'CONFIRMED' }
  const read = async (kind: BookingEmailKind, calendarSequence: number) =>
    readCalendar((await calendarOf(kind, { calendarSequence })) ?? '')
  expect(await read('booking-confirmed-guest', 0)).toMatchObject({ ...published, sequence: 0 })
  const cancelled = { ...entry, method: 'CANCEL', status: 'CANCELLED', sequence: 1 }
  expect(await read('departure-cancelled-guest', 0)).toMatchObject(cancelled)
  expect(await read('booking-changed-guest', 1)).toMatchObject({ ...published, sequence: 2 })
})

test.each(['booking-cancelled-guest', 'departure-cancelled-guest', 'choice-refunded-guest'] as const)(
  '%s says what its calendar file does',
  async (kind) => {
    const { text } = await renderEmail({ kind, facts: sampleFactsFor(kind) }, sampleSender)
    expect(oneLine(text)).toContain('takes the tour out of your calendar')
  },
)

test('an entry that was never in a calendar is not removed, and neither is a tour that has begun', async () => {
  expect(await calendarOf('booking-cancelled-guest', { isInCalendars: false })).toBeUndefined()
  const last = { writtenAt: '2026-12-12T17:59:59.999Z' }
  expect(await calendarOf('booking-cancelled-guest', last)).toBeDefined()
  expect(
    await calendarOf('booking-cancelled-guest', { writtenAt: '2026-12-12T18:00:00.000Z' }),
  ).toBeUndefined()
})

async function calendarOf(kind: BookingEmailKind, facts: Partial<BookingFacts>): Promise<string | undefined> {
  const { attachments } = await renderEmail({ kind, facts: sampleFactsFor(kind, facts) }, sampleSender)
  return attachments.find(({ filename }) => filename.endsWith('.ics'))?.content
}

test('facts are restored unchanged from the outbox', () => {
  const email = { kind: 'booking-confirmed-guest', facts: sampleBookingFacts() }
  expect(parseEmail(JSON.parse(JSON.stringify(email)))).toEqual(email)
})
