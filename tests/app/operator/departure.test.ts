import { GET } from '@/app/(site)/operator/[token]/print/route'
import { healthConsent } from '@/content/health-consent'
import { database } from '@/lib/db/client'
import { saveHealthNote } from '@/lib/db/health-notes'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { freezeClock } from '@/tests/support/freeze-clock'
import { bookingPage, departureToken } from '@/tests/support/operator-pages'
import { readPdf } from '@/tests/support/read-pdf'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(NOON)

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)

/** What a reader sees of a page. */
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** Two parties: one at a hotel, with a word about health, and one who has not said where. */
async function aDepartureOfTwo() {
  const departureId = await backend.aDeparture({ seats: 8 })
  const phone = '+358 40 123 4567'
  const one = await aPaidBooking({
    departureId,
    customerPhone: phone,
    specialRequests: 'A vegetarian dinner',
  })
  const other = await aPaidBooking({
    departureId,
    customerName: 'Mika Mäkinen',
    customerEmail: 'm@example.com',
  })
  const { id } = await database().booking.update({
    where: { reference: one.reference },
    data: { pickupPlace: 'Arctic Hotel' },
  })
  const note = { words: 'Allergic to nuts', consentText: healthConsent, consentedAt: NOON }
  await saveHealthNote(database(), id, note)
  return { departureId, references: [one.reference, other.reference] }
}

async function print(token: string): Promise<Response> {
  const request = new Request('https://lumi.example.com/operator/x/print')
  return GET(request, { params: Promise.resolve({ token }) })
}

test('a departure’s page lists its parties by pick-up place, with a number to tap, without money or health', async () => {
  const { departureId } = await aDepartureOfTwo()
  const html = await bookingPage(await departureToken(departureId))
  expect(html).toMatch(/<h1[^>]*>Guaranteed Northern Lights Tour, \w+, \d+ December 2026<\/h1>/)
  const text = words(html)
  expect(text).toContain('2 adults in 2 parties, of 8 seats')
  expect(text).toMatch(/1\. Arctic Hotel .*Aino Korhonen .*A vegetarian dinner .*not said .*Mika Mäkinen/)
  expect(html).toContain('href="tel:+358401234567"')
  expect(text).not.toMatch(/€|nuts|aino@example\.com/)
})

test('‘Print’ is the guide’s list on a page A4, without what was said about health', async () => {
  const { departureId, references } = await aDepartureOfTwo()
  const response = await print(await departureToken(departureId))
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="list-1-2026-12-\d\d\.pdf"$/)
  const { text } = await readPdf(Buffer.from(await response.arrayBuffer()))
  for (const reference of references) expect(text).toContain(reference)
  expect(text).not.toContain('nuts')
})
