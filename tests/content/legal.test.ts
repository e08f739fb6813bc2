import { CRYPTO_TOLERANCE } from '@/lib/booking/crypto-payment'
import { REST_HOURS } from '@/lib/booking/part-payment'
import { company } from '@/content/company'
import { cancellationPolicy, guarantee, retention } from '@/content/policies'
import { isDay } from '@/lib/calendar/day'
import { LIMITS } from '@/lib/limits/limits'
import { loadLegalText } from '@/lib/markdown/legal-texts'

const privacy = loadLegalText('privacy-policy')
const terms = loadLegalText('terms-conditions')

test('the privacy policy has 9 sections and the terms have 11', () => {
  expect(privacy.body.sections).toHaveLength(9)
  expect(terms.body.sections).toHaveLength(11)
})

test('both keep the day of their last change beside their text', () => {
  expect([privacy, terms].every(({ updated }) => isDay(updated))).toBe(true)
})

test('both say who sells: legal name, business ID and address', () => {
  for (const { body } of [privacy, terms]) {
    for (const fact of ['legalName', 'businessId', 'address'] as const)
      expect(body.html).toContain(company[fact])
  }
})

test('the terms give the guarantee word for word, and the hours of free cancellation', () => {
  expect(terms.body.html).toContain(`<p>${guarantee}</p>`)
  const hours = cancellationPolicy.fullRefundHoursBefore
  expect(terms.body.html).toContain(`More than ${hours} hours before the start`)
  expect(terms.body.html).toContain(`Within ${hours} hours of the start the booking is non-refundable`)
})

test('the terms name the Consumer Disputes Board and Finnish law', () => {
  expect(terms.body.html).toContain('Kuluttajariitalautakunta')
  expect(terms.body.html).toContain('Finnish law governs')
})

test('the terms tell what guests change by themselves, and where', () => {
  const { html } = terms.body
  for (const change of ['come with fewer guests', 'come with more guests', 'come on another date'])
    expect(html).toContain(`<strong>${change}</strong>`)
  expect(html).toContain('href="/find-booking"')
})

test('the terms say what becomes of too little and too much cryptocurrency', () => {
  expect(terms.body.html).toContain(`up to ${CRYPTO_TOLERANCE} % less counts as paid`)
  expect(terms.body.html).toContain(`keep your seats for ${REST_HOURS} hours`)
})

test('the privacy policy says where special requests go, and asks before it uses what concerns health', () => {
  const { html } = privacy.body
  expect(html).toMatch(/Stripe.+With a card payment.+special requests in the words in which you wrote them/)
  expect(html).toContain('Every booking and every request also comes to our own mailboxes')
  expect(html).toMatch(/Your explicit consent \(article 9\.2\(a\)\), for which we ask you in writing/)
})

test('the privacy policy says how long what is kept, and where one may complain', () => {
  expect(privacy.body.html).toContain(`About ${retention.bookingYears} years`)
  expect(privacy.body.html).toMatch(
    new RegExp(`Bookings that were never paid</th>\\s*<td>${retention.unpaidBookingYears} years</td>`),
  )
  expect(privacy.body.html).toContain(`<td>${retention.enquiryYears} years</td>`)
  expect(privacy.body.html).toContain(`<td>${retention.emailDays} days</td>`)
  // The longest count, and the day until the worker sweeps.
  const countDays = Math.max(...Object.values(LIMITS).map(({ seconds }) => seconds)) / (24 * 3600) + 1
  expect(privacy.body.html).toContain(`<td>At most ${countDays} days</td>`)
  expect(privacy.body.html).toContain('href="https://tietosuoja.fi/en"')
})

test('the privacy policy says when Stripe’s script is loaded and may set cookies, and that paying does without', () => {
  expect(privacy.body.html).toMatch(
    /When you press “Pay with card”, and not before, your browser also loads a script of Stripe.+Stripe may set cookies.+you can pay all the same/,
  )
})
