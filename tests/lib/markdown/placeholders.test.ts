import { company } from '@/content/company'
import { promises } from '@/content/promises'
import { tours } from '@/content/tours/all-tours'
import { formatEuros } from '@/lib/language/money'
import { fillPlaceholders } from '@/lib/markdown/placeholders'

const fill = (text: string) => fillPlaceholders(text, 'content/blog/ice.md', 'en')

test.each([
  ['{{tour.1.name}}', 'Guaranteed Northern Lights Tour'],
  ['{{tour.1.adultPrice}}', '179 €'],
  ['{{tour.1.childPrice}}', '129 €'],
  ['{{tour.1.season}}', '15 September to 15 April'],
  ['{{tour.1.duration}}', '1–10 hours'],
  ['{{tour.1.times}}', 'Pick-up 20:00, drop-off between 00:00 and 05:00'],
  ['{{tour.1.start}}', '20:00'],
  ['{{tour.1.group}}', '8'],
  ['{{tour.8.group}}', '16'],
  ['{{transfer.price}}', '399 €'],
  ['{{transfer.duration}}', '2–3 hours'],
  ['{{transfer.group}}', '8'],
  ['{{company.brand}}', company.brand],
  ['{{company.legalName}}', company.legalName],
  ['{{company.businessId}}', company.businessId],
  ['{{company.vatNumber}}', company.vatNumber],
  ['{{company.address}}', company.address],
  ['{{refund.startDays}}', '14'],
  ['{{refund.arrival}}', '5 to 10 working days'],
  ['{{company.email}}', company.email],
  ['{{company.phone}}', company.phone],
  ['{{cancellationHours}}', '24'],
  ['{{guarantee}}', promises('en').guarantee],
  ['{{accompaniedUnderAge}}', '15'],
  ['{{card.pageMinutes}}', '31'],
  ['{{crypto.detailsHours}}', '24'],
  ['{{crypto.paymentHours}}', '48'],
  ['{{crypto.dueHoursBefore}}', '6'],
  ['{{crypto.closesHoursBefore}}', '24'],
  ['{{retention.bookingYears}}', '7'],
  ['{{retention.unpaidBookingYears}}', '2'],
  ['{{retention.enquiryYears}}', '2'],
  ['{{retention.emailDays}}', '90'],
])('%s becomes %s', (token, fact) => {
  expect(fill(token)).toBe(fact)
})

test('every tour has its facts', () => {
  for (const { id, name, prices, times } of tours) {
    expect(fill(`{{tour.${id}.name}}, {{ tour.${id}.adultPrice }}, {{tour.${id}.start}}`)).toBe(
      `${name}, ${formatEuros(prices.adultCents)}, ${times.start}`,
    )
  }
})

test('a token that nobody knows names itself and its file', () => {
  expect(() => fill('From {{tour.1.prise}}.')).toThrow(
    'content/blog/ice.md: nothing is known as {{tour.1.prise}}',
  )
})

test.each(['a {{tour.1.name', 'a tour.1.name}}', 'a {{tour.1.name}'])(
  'braces that do not pair are refused: %s',
  (text) => {
    expect(() => fill(text)).toThrow(/^content\/blog\/ice.md: a (\{\{|\}\}) stands alone$/)
  },
)

test('single braces are a text like any other', () => {
  expect(fill('a {b} c')).toBe('a {b} c')
})

test('facts are in the language of the text', () => {
  const told =
    '{{tour.8.adultPrice}}, {{tour.1.season}}, {{tour.1.start}}, {{distance.ranua}}, {{climate.may.mean}}'
  expect(fillPlaceholders(told, 'content/blog/ice.fr.md', 'fr')).toBe(
    '79\u00a0€, 15 septembre au 15 avril, 20\u00a0h\u00a000, 80\u00a0km, +6\u00a0°C',
  )
})
