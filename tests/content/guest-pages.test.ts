import { company } from '@/content/company'
import { hasSampleNote } from '@/content/fact-text'
import { packingListPage } from '@/content/packing-list'
import { type InfoPageSlug } from '@/content/pages/info-page-text'
import { cancellationPolicy, retentionPeriods } from '@/content/policies'
import { promises } from '@/content/promises'
import { questionsPage } from '@/content/questions'
import { tourPages } from '@/content/tours/all-pages'
import { safetyCellTexts } from '@/content/tours/safety-text'
import { CRYPTO_TOLERANCE_PERCENT } from '@/lib/booking/money/crypto-payment'
import { REMAINING_PAYMENT_HOURS } from '@/lib/booking/money/decide-payment'
import { isDay } from '@/lib/calendar/day'
import { RATE_LIMITS } from '@/lib/limits/limits'
import { loadInfoPageText, loadLegalText } from '@/lib/markdown/page-texts'
import { faqJsonLd } from '@/lib/seo/json-ld'
import { words } from '@/lib/words/words'

const { groups: questionGroups } = questionsPage('en')

const html = (slug: InfoPageSlug) => loadInfoPageText(slug).body.html.replaceAll('\u00a0', ' ')

test('the page of questions has each question about the tours once', () => {
  for (const { heading, questions } of questionGroups) {
    const asked = questions.map(({ question }) => question)
    expect([heading, new Set(asked).size]).toEqual([heading, asked.length])
  }
  const all = questionGroups.flatMap(({ questions }) => questions.map(({ question }) => question))
  for (const { questions } of tourPages('en')) {
    for (const { question } of questions) expect(all).toContain(question)
  }
})

test('structured data contains the text of the page', () => {
  const [group] = questionGroups
  const facts = faqJsonLd(group?.questions ?? [], 'en')
  expect(facts).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: group?.questions.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    })),
  })
})

test('every tour has its ages, cold limit and access on the pages for them, each marked while it is a sample', () => {
  for (const { tour, safety } of tourPages('en')) {
    expect(html('safety')).toContain(`href="${tour.route}"`)
    expect(html('accessibility')).toContain(`href="${tour.route}"`)
    const { value, isConfirmed } = safety.walking
    expect(
      hasSampleNote(html('accessibility').split(value.replace(/\.$/, ''))[1]?.slice(0, 40) ?? '', 'en'),
    ).toBe(!isConfirmed)
  }
})

test('the table of limits explains once that its mark means a sample, and marks each sample', () => {
  const [before = '', table = ''] = html('safety').split('<table')
  expect(before.split(words('samples', 'en')('asterisk'))).toHaveLength(2)
  expect(hasSampleNote(table.split('</table>')[0] ?? '', 'en')).toBe(false)
  for (const { safety } of tourPages('en')) {
    const { ageCell, coldCell, equipmentCell } = safetyCellTexts(safety, 'en')
    for (const [cell, fact] of [
      [ageCell, safety.adviceAge],
      [coldCell, safety.coldLimitC],
      [equipmentCell, safety.equipment],
    ] as const)
      expect([cell, cell.endsWith('\u00a0*')]).toEqual([cell, !fact.isConfirmed])
    expect(table).toContain(ageCell.replace('\u00a0', ' '))
  }
})

test('the accessibility statement says how to contact us, how soon we reply, and where to complain', () => {
  expect(html('accessibility')).toContain(company.email)
  expect(html('accessibility')).toContain('within two weeks')
  expect(html('accessibility')).toContain('Traficom')
})

test.each([
  ['saavutettavuus', 'kahden viikon kuluessa'],
  ['tillganglighet', 'inom två veckor'],
] as const)('the statement /%s says the same, and the English one links to it', (slug, within) => {
  const { body } = loadLegalText(slug)
  for (const words of [company.email, company.phone, company.legalName, '306/2019', within, 'Traficom'])
    expect(body.html).toContain(words)
  expect(body.html).toContain('href="/accessibility"')
  expect(html('accessibility')).toContain(`href="/${slug}"`)
})

test('the imprint names the company and its supervisory authorities', () => {
  for (const fact of ['legalName', 'businessId', 'vatNumber', 'address', 'email', 'phone'] as const)
    expect(html('imprint')).toContain(company[fact])
  for (const authority of ['Tukes', 'Traficom', 'Consumer Ombudsman', 'Data Protection Ombudsman'])
    expect(html('imprint')).toContain(authority)
})

test('the safety page says what to do in an emergency', () => {
  expect(html('safety')).toContain('<strong>112</strong>')
})

test('nothing is packed twice', () => {
  const entries = packingListPage('en').groups.flatMap((group) => group.entries)
  expect(new Set(entries).size).toBe(entries.length)
})

/* The legal texts. */

const privacy = loadLegalText('privacy-policy')
const terms = loadLegalText('terms-conditions')

test('the privacy policy has 9 sections and the terms have 11', () => {
  expect(privacy.body.sections).toHaveLength(9)
  expect(terms.body.sections).toHaveLength(11)
})

test('both keep the date of their last change in the text', () => {
  expect([privacy, terms].every(({ updated }) => isDay(updated))).toBe(true)
})

test('both name the seller: legal name, business ID and address', () => {
  for (const { body } of [privacy, terms]) {
    for (const fact of ['legalName', 'businessId', 'address'] as const)
      expect(body.html).toContain(company[fact])
  }
})

test('the terms give the guarantee word for word, and the hours of free cancellation', () => {
  expect(terms.body.html).toContain(`<p>${promises('en').guarantee}</p>`)
  const hours = cancellationPolicy.fullRefundHoursBefore
  expect(terms.body.html).toContain(`More than ${hours} hours before the start`)
  expect(terms.body.html).toContain(`Within ${hours} hours of the start the booking is non-refundable`)
})

test('the terms name the Consumer Disputes Board and Finnish law', () => {
  expect(terms.body.html).toContain('Kuluttajariitalautakunta')
  expect(terms.body.html).toContain('Finnish law governs')
})

test('the terms say what guests can change themselves, and where', () => {
  const { html } = terms.body
  for (const change of ['come with fewer guests', 'come with more guests', 'come on another date'])
    expect(html).toContain(`<strong>${change}</strong>`)
  expect(html).toContain('href="/find-booking"')
})

test('the terms say what happens to too little and too much cryptocurrency', () => {
  expect(terms.body.html).toContain(`up to ${CRYPTO_TOLERANCE_PERCENT} % less counts as paid`)
  expect(terms.body.html).toContain(`keep your seats for ${REMAINING_PAYMENT_HOURS} hours`)
})

test('the privacy policy says who receives special requests, and that consent is asked for before health notes are used', () => {
  const { html } = privacy.body
  expect(html).toMatch(/Stripe.+With a card payment.+special requests in the words in which you wrote them/)
  expect(html).toContain('Every booking and every request also comes to our own mailboxes')
  expect(html).toMatch(/Your explicit consent \(article 9\.2\(a\)\), for which we ask you in writing/)
})

test('the privacy policy says how long data is kept, and where to complain', () => {
  expect(privacy.body.html).toContain(`About ${retentionPeriods.bookingYears} years`)
  expect(privacy.body.html).toMatch(
    new RegExp(`Bookings that were never paid</th>\\s*<td>${retentionPeriods.unpaidBookingYears} years</td>`),
  )
  expect(privacy.body.html).toContain(`<td>${retentionPeriods.enquiryYears} years</td>`)
  expect(privacy.body.html).toContain(`<td>${retentionPeriods.emailDays} days</td>`)
  // The longest counting period, plus the day until the worker sweeps.
  const countDays = Math.max(...Object.values(RATE_LIMITS).map(({ seconds }) => seconds)) / (24 * 3600) + 1
  expect(privacy.body.html).toContain(`<td>At most ${countDays} days</td>`)
  expect(privacy.body.html).toContain('href="https://tietosuoja.fi/en"')
})

test('the privacy policy says when Stripe’s script is loaded and may set cookies, and that payment works without it', () => {
  expect(privacy.body.html).toMatch(
    /When you press “Pay with card”, and not before, your browser also loads a script of Stripe.+Stripe may set cookies.+you can pay all the same/,
  )
})
