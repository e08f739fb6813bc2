import { minutesAfter } from '@/lib/calendar/duration'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { findOpenChange } from '@/lib/db/bookings/changes'
import { database } from '@/lib/db/client'
import { openChangePage } from '@/lib/use-cases/checkout/open-change-page'
import { openLinkPage } from '@/lib/use-cases/checkout/open-link-page'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { anOffice, both, LATER } from '@/tests/support/an-office'
import { at } from '@/tests/support/builders'
import { readPdf } from '@/tests/support/read-pdf'
import { runOps } from '@/tests/support/run-ops'

/* The jobs of a season that are about one booking; docs/operations.md lists all of them. */

jest.mock('@/lib/emails/layout/layout-html', () => ({ layoutHtml: async () => '' }))
jest.mock('@/lib/use-cases/delivery/terms-file', () => ({
  termsFile: async () => ({
    filename: 'terms.pdf',
    contentType: 'application/pdf',
    content: Buffer.alloc(0),
  }),
}))

const backend = aBackend()
const office = anOffice(backend)
const { aDate, aGuest, shown, told } = office
const { pay } = changedBookings(backend)
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)
const AT_OFFICE = ['--name', 'Aino Korhonen', '--email', 'aino@example.com', '--pay', 'paid', '--yes']

/** What a guest does who opens the link of an e-mail and presses 'Pay now'. */
async function payByLink(reference: string): Promise<void> {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('not found')
  const change = await findOpenChange(database(), booking.id)
  const url = 'https://lumi.example.com/booking/x'
  const page = change ? await openChangePage(change.id, url, NOON) : await openLinkPage(booking.id, url, NOON)
  if (page.kind !== 'started') throw new Error(page.reason)
  await pay(page.sessionId)
}

const referenceIn = (lines: readonly string[]) => /LL-\w{6}/.exec(lines.at(-1) ?? '')?.[0] ?? ''

test('job 8: a private departure at a price agreed by phone is one command, and its e-mail says what was paid', async () => {
  const { id, day } = await aDate()
  const agreed = ['--adults', 8, '--price', 1200, '--private', '--method', 'bank-transfer'] as const
  const reference = referenceIn(await ops('booking', 'new', 1, day, ...AT_OFFICE, ...agreed))
  expect(await told()).toEqual(both('booking-confirmed'))
  expect(office.lastEmail()?.text).toMatch(/1,200 €/)
  expect(await shown(reference)).toMatchObject({ state: 'confirmed', total: 1200, paid: 1200, due: 0 })
  expect(await backend.seatsTaken(id)).toBe(8)
  expect((await ops('season', 1, day))[1]).toMatch(/closed$/)
})

test('jobs 9, 16 and 29: who calls and has paid is booked by one command; a lost confirmation is sent again to the guest alone, with its receipt', async () => {
  const { id, day } = await aDate()
  const reference = referenceIn(await ops('booking', 'new', 1, day, ...AT_OFFICE, '--method', 'cash'))
  expect(await told()).toEqual(both('booking-confirmed'))
  expect(await shown(reference)).toMatchObject({ state: 'confirmed', source: 'phone', paid: 179, due: 0 })
  expect(await backend.seatsTaken(id)).toBe(1)
  await ops('booking', 'resend', reference, '--yes')
  expect(await told()).toEqual(['booking-confirmed-guest to aino@example.com'])
  const paper = office.lastEmail()?.attachments.find(({ contentType }) => contentType === 'application/pdf')
  const { text } = await readPdf(paper?.content ?? Buffer.alloc(0))
  for (const part of [/R-2026-\d{6}/, reference, '179', /25\.5/]) expect(text).toMatch(part)
})

test('job 9: who calls and pays later is booked by one command, and pays by the link in the e-mail', async () => {
  const { id, day } = await aDate()
  const link = ['--name', 'Aino Korhonen', '--email', 'aino@example.com', '--pay', 'link', '--yes']
  const reference = referenceIn(await ops('booking', 'new', 1, day, ...link))
  expect(await told()).toEqual(both('payment-link'))
  expect(await shown(reference)).toMatchObject({ state: 'awaiting_payment', source: 'phone', paid: 0 })
  expect(await backend.seatsTaken(id)).toBe(1)
  await payByLink(reference)
  expect(await told()).toEqual(both('booking-confirmed'))
  expect(await shown(reference)).toMatchObject({ state: 'confirmed', paid: 179, due: 0 })
})

test('jobs 10 to 12: a guest is found by name, telephone number or e-mail address, and what came in today is one list', async () => {
  const vaino = { customerName: 'Väinö Mäki-Åberg', customerPhone: '+358 44 987 6543' }
  const { reference } = await aGuest({ ...vaino, customerEmail: 'vaino@example.com' })
  for (const words of ['Mäki-Åberg', '0449876543', 'vaino@example.com', reference.toLowerCase()]) {
    const found = JSON.parse((await ops('booking', 'find', words, '--json')).join('\n'))
    expect(found.map((booking: { reference: string }) => booking.reference)).toEqual([reference])
  }
  const listed = JSON.parse((await ops('booking', 'list', '--since', 'today', '--json')).join('\n'))
  expect(listed).toContainEqual(expect.objectContaining({ reference, bookedAt: NOON.toISOString() }))
  expect(await runOps(at('12:00', '2026-12-02'), 'booking', 'list', '--since', 'today')).toEqual([
    'No bookings.',
  ])
})

test('job 15: a mistyped address is corrected, and the confirmation goes to the right one', async () => {
  const { reference } = await aGuest({ customerEmail: 'mj.garcia@exmaple.es' })
  await ops('booking', 'contact', reference, '--email', 'mj.garcia@example.es', '--yes')
  await ops('booking', 'resend', reference, '--yes')
  expect(await told()).toEqual([
    'address-changed-guest to mj.garcia@example.es',
    'address-changed-guest to mj.garcia@exmaple.es',
    'booking-confirmed-guest to mj.garcia@example.es',
  ])
})

test('jobs 35 and 17: the wrong booking was cancelled: undone, nobody has heard of it; it moves to another date with its payment, and is told so once', async () => {
  const { departureId, reference } = await aGuest({ adults: 2 })
  const lines = await ops('booking', 'cancel', reference, '--yes')
  await ops('undo', /undo (\w{4})$/.exec(lines.at(-1) ?? '')?.[1] ?? '', '--yes')
  expect(await told(LATER)).toEqual([])
  expect(await shown(reference)).toMatchObject({ state: 'confirmed', total: 358, returned: 0, due: 0 })
  expect(await backend.seatsTaken(departureId)).toBe(2)
  const { id, day } = await aDate()
  await ops('booking', 'move', reference, day, '--yes')
  expect(await told()).toEqual(both('booking-changed'))
  expect(await shown(reference)).toMatchObject({ day, state: 'confirmed', total: 358, returned: 0, due: 0 })
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(id)]).toEqual([0, 2])
})

test('jobs 20 and 18: one of four falls ill: three come, and a quarter goes back; cancelled in time, all the rest does', async () => {
  const { departureId, reference } = await aGuest({ adults: 4 })
  await ops('booking', 'party', reference, '--adults', 3, '--yes')
  expect(await told()).toEqual([...both('booking-changed'), 'credit-note-guest to aino@example.com'])
  expect(await shown(reference)).toMatchObject({ adults: 3, total: 537, paid: 716, returned: 179, due: 0 })
  expect(await backend.seatsTaken(departureId)).toBe(3)
  await runOps(LATER, 'booking', 'cancel', reference, '--yes')
  expect(await told(minutesAfter(LATER, 11))).toEqual([
    ...both('booking-cancelled'),
    'credit-note-guest to aino@example.com',
  ])
  expect(await shown(reference)).toMatchObject({ state: 'cancelled', returned: 716, due: 0 })
  expect(await backend.seatsTaken(departureId)).toBe(0)
})

test('job 19: who cancels too late has nothing back, and the seats are free again', async () => {
  const { departureId, reference, day } = await aGuest()
  const late = minutesAfter(at('21:00', day), -24 * 60)
  const lines = await runOps(late, 'booking', 'cancel', reference, '--now', '--yes')
  expect(lines.join('\n')).toMatch(/nothing is refunded/)
  expect(await told(late)).toEqual(both('booking-cancelled'))
  expect(await shown(reference)).toMatchObject({ state: 'cancelled', returned: 0, due: 0 })
  expect(await backend.seatsTaken(departureId)).toBe(0)
})

test('job 21: a child is added to a booking and paid by the link in the e-mail, and another as a courtesy of ours', async () => {
  const { departureId, reference } = await aGuest({ adults: 2 })
  await ops('booking', 'party', reference, '--children', 1, '--yes')
  expect(await told()).toEqual(['change-payment-guest to aino@example.com'])
  expect(await backend.seatsTaken(departureId)).toBe(3)
  await payByLink(reference)
  expect(await told()).toEqual(both('booking-changed'))
  expect(await shown(reference)).toMatchObject({ adults: 2, children: 1, paid: 487, due: 0 })
  await runOps(LATER, 'booking', 'party', reference, '--children', 2, '--waive', '--yes')
  expect(await told(minutesAfter(LATER, 11))).toEqual(both('booking-changed'))
  expect(await shown(reference)).toMatchObject({ adults: 2, children: 2, paid: 487, due: 0 })
  expect(await backend.seatsTaken(departureId)).toBe(4)
})

test('jobs 31 and 37: who did not come is marked, has no e-mail about it, and comes to a date chosen instead of that night as anybody does', async () => {
  const { reference, day } = await aGuest()
  await ops('booking', 'note', reference, 'Arrives by the night train', '--yes')
  expect((await shown(reference)).history.at(-1)).toMatchObject({
    what: 'note',
    words: 'Arrives by the night train',
    actor: 'command',
    actorName: expect.stringMatching(/./),
  })
  const night = at('20:30', day)
  await runOps(night, 'booking', 'no-show', reference, '--yes')
  expect(await told(night)).toEqual([])
  expect(await shown(reference)).toMatchObject({ noShowAt: night.toISOString(), state: 'confirmed', due: 0 })
  const other = await aDate()
  await runOps(night, 'departure', 'cancel', '1', day, '--reason', 'weather', '--now', '--yes')
  await runOps(night, 'booking', 'choose', reference, 'move', other.day, '--yes')
  expect(await shown(reference)).toMatchObject({ day: other.day, noShowAt: null })
  expect(await told(night)).toEqual(both('booking-changed'))
})
