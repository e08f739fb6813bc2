import { isForGuest, parseEmail, type EnquiryEmail } from '@/lib/emails/email'
import { renderEmail } from '@/lib/emails/render-email'
import { readable } from '@/tests/support/html-to-text'
import { sampleSender } from '@/tools/emails/booking-samples'
import { sampleMessageFacts, sampleTransportFacts, sampleEnquiryEmails } from '@/tools/emails/enquiry-samples'

const named = (emails: readonly EnquiryEmail[]) => emails.map((email) => [email.kind, email] as const)
const all = named(sampleEnquiryEmails())
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

const guests = (emails: readonly EnquiryEmail[]) => named(emails.filter(({ kind }) => isForGuest(kind)))
const operators = (emails: readonly EnquiryEmail[]) => named(emails.filter(({ kind }) => !isForGuest(kind)))

async function textOf(email: EnquiryEmail): Promise<string> {
  return oneLine((await renderEmail(email, sampleSender)).text)
}

test.each(all)('%s has the same content in HTML and in plain text', async (_kind, email) => {
  const { html, text } = await renderEmail(email, sampleSender)
  const facts = [
    'Aino Virtanen',
    'aino@example.com',
    'Friday, 20 November 2026 at 14:05',
    'within 2 hours',
    sampleSender.phone,
  ]
  for (const fact of facts) {
    expect(readable(html)).toContain(fact)
    expect(oneLine(text)).toContain(fact)
  }
})

test.each([
  ['contact-received-operator', 'New Contact Message'],
  ['customized-tour-received-operator', 'New Customized Tour Request'],
  ['transportation-received-operator', 'New Transportation Request: Private Customized Transportation'],
  ['contact-received-guest', 'We have received your message'],
  ['customized-tour-received-guest', 'We have received your customized tour request'],
  ['transportation-received-guest', 'We have received your transportation request'],
])('%s has the subject "%s", no matter what the visitor typed', async (kind, subject) => {
  const emails = sampleEnquiryEmails({ name: 'Win now', written: 'Win now' })
  const email = emails.find((each) => each.kind === kind)
  expect(email && (await renderEmail(email, sampleSender)).subject).toBe(subject)
})

test('the operator sees in the subject which transfer is requested', async () => {
  const serviceType = 'Private Transportation: Rovaniemi - Levi/Kittilä'
  const facts = sampleTransportFacts({ serviceType, quoteWithinHours: null })
  const { subject } = await renderEmail({ kind: 'transportation-received-operator', facts }, sampleSender)
  expect(subject).toBe('New Transportation Request: Private Transportation: Rovaniemi - Levi/Kittilä')
})

test.each(guests(sampleEnquiryEmails({ written: 'Claim your prize at evil.example, call 0600 123' })))(
  '%s repeats nothing that the visitor wrote, so that nobody can send text to a stranger through us',
  async (_kind, email) => {
    const { subject, html, text } = await renderEmail(email, sampleSender)
    expect(subject + html + text).not.toMatch(/prize|evil|0600/)
  },
)

test.each([
  'Win at https://evil.example',
  'go to evil.com now',
  'Call 0600 123 for your prize',
  `You have won ${'a very fine prize '.repeat(5)}`,
  'PRIZE! evil',
  '<b>evil</b>',
  'friend, a parcel waits at evil dot example slash x',
  'friend a parcel waits at evil dot example slash x',
  '\u3164',
])('a confirmation does not greet "%s"', async (name) => {
  for (const [, email] of guests(sampleEnquiryEmails({ name }))) {
    const { html, text } = await renderEmail(email, sampleSender)
    expect(html + text).not.toMatch(/evil|prize/i)
    expect(text).toContain('Good day,')
  }
})

test.each([
  'Aino Virtanen',
  'J.R. van der Berg Jr.',
  'Seán O’Neill-Søndergård',
  "Ngũgĩ wa Thiong'o",
  '山田 太郎',
])('a confirmation greets %s by name', async (name) => {
  for (const [, email] of guests(sampleEnquiryEmails({ name }))) {
    expect((await renderEmail(email, sampleSender)).text).toContain(`Dear ${name},`)
  }
})

test.each(guests(sampleEnquiryEmails()))(
  '%s says what to do if someone else used the address',
  async (_kind, email) => {
    expect(await textOf(email)).toContain('If it was not you, there is nothing to do.')
  },
)

test.each(operators(sampleEnquiryEmails({ written: 'First line\nsecond line <b>bold</b> & "more"' })))(
  '%s contains every word as typed',
  async (_kind, email) => {
    const { html, text } = await renderEmail(email, sampleSender)
    expect(html).not.toContain('<b>')
    expect(readable(html)).toContain('First line second line <b>bold</b> & "more"')
    expect(oneLine(text)).toContain('First line second line <b>bold</b> & "more"')
  },
)

test.each(operators(sampleEnquiryEmails()))(
  '%s has a button that writes to the visitor',
  async (_kind, email) => {
    const { html } = await renderEmail(email, sampleSender)
    expect(html).toContain('href="mailto:aino@example.com?subject=')
  },
)

test('a quote within 24 hours is promised only if the price is not fixed', async () => {
  for (const kind of ['transportation-received-guest', 'transportation-received-operator'] as const) {
    const quoted = await textOf({ kind, facts: sampleTransportFacts() })
    expect(quoted).toContain('personalised quote within 24 hours')
    const fixed = await textOf({ kind, facts: sampleTransportFacts({ quoteWithinHours: null }) })
    expect(fixed).not.toMatch(/quote|24 hours|null/)
  }
})

test('an operator’s e-mail has no gap where a fact is missing', async () => {
  const emails: readonly EnquiryEmail[] = [
    { kind: 'contact-received-operator', facts: sampleMessageFacts({ phone: null }) },
    { kind: 'customized-tour-received-operator', facts: sampleMessageFacts({ phone: ' ' }) },
    { kind: 'transportation-received-operator', facts: sampleTransportFacts({ additionalInfo: '\n' }) },
  ]
  for (const email of emails) {
    const { html, text } = await renderEmail(email, sampleSender)
    expect(readable(html) + text).not.toMatch(/undefined|null|\bPhone\b|\bMore\b/)
  }
})

test.each(all)(
  '%s loads nothing from elsewhere, and has one button and no attachment',
  async (_kind, email) => {
    const { html, attachments } = await renderEmail(email, sampleSender)
    expect(html).not.toMatch(/<img|<link|@import|url\(|src=/)
    expect(html.match(/class="button"/g)).toHaveLength(1)
    expect(attachments).toEqual([])
  },
)

test.each(
  named(
    sampleEnquiryEmails({
      written: 'We would like to know whether the minibus has a child seat. '.repeat(6),
    }),
  ),
)('%s keeps its plain text within 72 columns', async (_kind, email) => {
  const { text } = await renderEmail(email, sampleSender)
  expect(text.split('\n').filter((line) => line.length > 72)).toEqual([])
})

test.each(all)('%s is restored unchanged from the outbox', (_kind, email) => {
  expect(parseEmail(JSON.parse(JSON.stringify(email)))).toEqual(email)
})

test('an e-mail with the facts of another kind is not written', () => {
  expect(() => parseEmail({ kind: 'contact-received-guest', facts: sampleTransportFacts() })).toThrow()
  expect(() => parseEmail({ kind: 'booking-confirmed-guest', facts: sampleMessageFacts() })).toThrow()
})
