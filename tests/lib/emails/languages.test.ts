import { ENGLISH } from '@/tests/support/english-words'
import { tourWords } from '@/content/tours/tour-words'
import { type Language } from '@/lib/language/language'
import { isExhaustive } from '@/tests/support/tier'
import { EMAIL_KINDS, isForGuest, parseEmail } from '@/lib/emails/email'
import { renderEmail } from '@/lib/emails/render-email'
import { sampleBookingFacts, sampleSender } from '@/tools/emails/booking-samples'
import { sampleMessageFacts } from '@/tools/emails/enquiry-samples'
import { sampleEmails } from '@/tools/emails/samples'

const french = sampleBookingFacts({ language: 'fr' })

test('a guest’s e-mail is in the language of the booking, and so is its calendar file', async () => {
  const { html, text, attachments } = await renderEmail(
    { kind: 'booking-confirmed-guest', facts: french },
    sampleSender,
  )
  expect(html).toContain('<html lang="fr"')
  expect(text).toContain('samedi')
  expect(attachments[0]?.content).toContain('//FR')
})

test('the operator’s is English, and names the language of a guest who reads another', async () => {
  const kind = 'booking-confirmed-operator'
  const { html, text, attachments } = await renderEmail({ kind, facts: french }, sampleSender)
  expect(html).toContain('<html lang="en"')
  expect(text).toContain('Saturday, 12 December 2026')
  expect(text).toMatch(/^Language +French$/m)
  expect(attachments[0]?.content).toContain('//EN')
  const english = await renderEmail({ kind, facts: sampleBookingFacts() }, sampleSender)
  expect(english.text).not.toContain('Language')
})

test('an enquiry in German is confirmed in German, and the operator reads which language it is', async () => {
  const facts = sampleMessageFacts({ language: 'de' })
  const guest = await renderEmail({ kind: 'contact-received-guest', facts }, sampleSender)
  expect(guest.html).toContain('<html lang="de"')
  expect(guest.text).toContain('Freitag, 20. November 2026')
  const operator = await renderEmail({ kind: 'contact-received-operator', facts }, sampleSender)
  expect(operator.text).toMatch(/^Language +German$/m)
})

test.each(EMAIL_KINDS.filter(isForGuest))('%s follows the language of its facts', async (kind) => {
  const sample = sampleEmails.find((email) => email.kind === kind)
  const { html } = await renderEmail(
    parseEmail({ kind, facts: { ...sample?.facts, language: 'it' } }),
    sampleSender,
  )
  expect(html).toContain('<html lang="it"')
})

test('an e-mail that was queued before guests had a language is English', () => {
  const read = parseEmail({ kind: 'thank-you-guest', facts: { ...french, language: undefined } })
  expect(read.facts).toMatchObject({ language: 'en' })
})

const SWEPT = isExhaustive ? (['de', 'fr', 'es', 'it'] as const) : (['fr'] as const)
const GUESTS = sampleEmails.filter(({ kind }) => isForGuest(kind))

describe.each(SWEPT)('in %s', (language) => {
  test.each(GUESTS.map((email, index) => [`${email.kind} ${index}`, email] as const))(
    '%s has no English left',
    async (_, { kind, facts }) => {
      const own = { ...facts, ...('whatToBring' in facts && tourFacts(language)), language }
      const { subject, text } = await renderEmail(parseEmail({ kind, facts: own }), sampleSender)
      expect([subject, ENGLISH.exec(subject)?.[0]]).toEqual([subject, undefined])
      // The office writes its own words in the language it likes, and parts of a page have the same ids in all.
      const said = text
        .replace(/^http.*$/gm, '')
        .replace('officeWords' in own ? String(own.officeWords) : '', '')
      expect(said.split('\n').filter((line) => ENGLISH.test(line))).toEqual([])
    },
  )
})

/** What the samples say of their tour, in a language. */
function tourFacts(language: Language) {
  const { name: tourName, times, meetingPoint, whatToBring } = tourWords({ id: 1 }, language)
  return { tourName, timesText: times, meetingPoint, whatToBring }
}
