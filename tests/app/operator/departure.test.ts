import { GET } from '@/app/(site)/operator/[token]/print/route'
import { healthConsent } from '@/content/health-consent'
import { minutesAfter } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { lockDeparture } from '@/lib/db/lock-departure'
import { saveHealthNote } from '@/lib/db/health-notes'
import { DepartureLockedError } from '@/lib/db/retry-while-locked'
import { revokeDepartureLinks } from '@/lib/use-cases/links/revoke-departure-links'
import { openOperatorLink } from '@/lib/use-cases/links/open-operator-link'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'
import { bookingPage, confirm, departureToken, send } from '@/tests/support/operator-pages'
import { readPdf } from '@/tests/support/read-pdf'
import { runOps } from '@/tests/support/run-ops'

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

test('‘Print’ is the guide’s list on an A4 page, without what was said about health', async () => {
  const { departureId, references } = await aDepartureOfTwo()
  const response = await print(await departureToken(departureId))
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="list-1-2026-12-\d\d\.pdf"$/)
  const { text } = await readPdf(Buffer.from(await response.arrayBuffer()))
  for (const reference of references) expect(text).toContain(reference)
  expect(text).not.toContain('nuts')
})

/** The link that stands on the departure's page. */
async function guideTokenOn(token: string): Promise<string> {
  const [, guide = ''] = /\/operator\/([\w-]{56})</.exec(await bookingPage(token)) ?? []
  return guide
}

test('the guide’s link shows places, names, phones, released wishes and agreed health, and acts on nothing', async () => {
  const { departureId, references } = await aDepartureOfTwo()
  const token = await departureToken(departureId)
  await confirm(token, 'guide-link')
  const guide = await guideTokenOn(token)
  const before = words(await bookingPage(guide))
  expect(before).toMatch(/1\. Arctic Hotel .*Aino Korhonen .*\+358 40 123 4567 .*Allergic to nuts/)
  expect(before).toContain('see the office')
  expect(before).not.toMatch(/€|vegetarian|aino@example\.com|Cancel|Message all|History/)
  await runOps(NOON, 'booking', 'wishes', references[0] ?? '', '--release', '--yes')
  expect(words(await bookingPage(guide))).toContain('A vegetarian dinner')
  expect((await readPdf(Buffer.from(await (await print(guide)).arrayBuffer()))).text).toContain('nuts')
  expect(await send(guide, 'cancel-departure', { reason: 'weather' })).toMatchObject({ status: 404 })
})

test('the guide’s link ends 12 hours after the start, and each new one ends the former', async () => {
  const { departureId } = await aDepartureOfTwo()
  const { startsAt } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const day = startsAt.toISOString().slice(0, 10)
  const [first = ''] = await runOps(NOON, 'departure', 'show', 1, day, '--link')
  const guide = first.split('/').at(-1) ?? ''
  const isOpen = async (at: Date) =>
    (await withClockAt(at, () => openOperatorLink(guide, '192.0.2.1', at))).kind === 'opened'
  const end = minutesAfter(startsAt, 12 * 60)
  expect([await isOpen(minutesAfter(end, -1)), await isOpen(end)]).toEqual([true, false])
  const token = await departureToken(departureId)
  expect(await confirm(token, 'guide-link')).toMatchObject({ status: 303 })
  expect(await isOpen(NOON)).toBe(false)
  expect(await guideTokenOn(token)).not.toBe(guide)
})

test.each([
  ['of the departure', (day: string) => ['--tour', 1, '--day', day]],
  ['of all of ours', () => ['--operator']],
])(
  'once the links %s are revoked, the page shows no guide’s link until one is made again',
  async (_, whose) => {
    const { departureId } = await aDepartureOfTwo()
    const { day } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
    const first = await departureToken(departureId)
    await confirm(first, 'guide-link')
    const former = await guideTokenOn(first)
    await runOps(NOON, 'links', 'revoke', ...whose(day.toISOString().slice(0, 10)), '--yes')
    expect((await openOperatorLink(former, '192.0.2.1', NOON)).kind).toBe('unknown')
    const token = await departureToken(departureId)
    expect(token).not.toBe(first)
    expect(await guideTokenOn(token)).toBe('')
    await confirm(token, 'guide-link')
    const guide = await guideTokenOn(token)
    expect(guide).not.toBe(former)
    expect((await openOperatorLink(guide, '192.0.2.1', NOON)).kind).toBe('opened')
  },
)

test('that the links to a departure were revoked stands in its history', async () => {
  const { departureId } = await aDepartureOfTwo()
  const { day } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const revoke = ['links', 'revoke', '--tour', 1, '--day', day.toISOString().slice(0, 10), '--yes']
  await runOps(NOON, ...revoke)
  expect(words(await bookingPage(await departureToken(departureId)))).toMatch(/the links are revoked, by \w+/)
})

test('links are not revoked while somebody else acts on the departure', async () => {
  const { departureId } = await aDepartureOfTwo()
  const { tourId, day } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const where = { tourId, day: day.toISOString().slice(0, 10) }
  await database().$transaction(
    async (db) => {
      await lockDeparture(db, departureId)
      await expect(revokeDepartureLinks(where, NOON)).rejects.toThrow(DepartureLockedError)
    },
    // Longer than a lock is waited for.
    { timeout: 20_000 },
  )
  expect(await revokeDepartureLinks(where, NOON)).toBe(true)
})

test('the guide’s link stands on the departure’s page for as long as it opens', async () => {
  const { departureId } = await aDepartureOfTwo()
  const { startsAt } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const token = await departureToken(departureId)
  await confirm(token, 'guide-link')
  const end = minutesAfter(startsAt, 12 * 60)
  expect(await withClockAt(minutesAfter(end, -1), () => guideTokenOn(token))).not.toBe('')
  expect(await withClockAt(end, () => guideTokenOn(token))).toBe('')
})
