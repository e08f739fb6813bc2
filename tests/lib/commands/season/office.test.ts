import path from 'node:path'
import { minutesAfter } from '@/lib/calendar/duration'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { submitEnquiry } from '@/lib/use-cases/enquiries/submit-enquiry'
import { syncPayment } from '@/lib/use-cases/payments/sync-payment'
import { UNUSUAL_ID_TEXT } from '@/lib/words/money/payment-lines'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { anOffice, both } from '@/tests/support/an-office'
import { at } from '@/tests/support/builders'
import { expectLog } from '@/tests/support/expect-log'
import { runOps } from '@/tests/support/run-ops'
import { temporaryFolders } from '@/tests/support/temporary-folders'

/* The jobs of a season that are about money, addresses and what is kept; docs/operations.md lists all of them. */

jest.mock('@/lib/emails/layout/layout-html', () => ({ layoutHtml: async () => '' }))
jest.mock('@/lib/use-cases/delivery/terms-file', () => ({
  termsFile: async () => ({
    filename: 'terms.pdf',
    contentType: 'application/pdf',
    content: Buffer.alloc(0),
  }),
}))

const backend = aBackend()
const aFolder = temporaryFolders()
const office = anOffice(backend)
const { aGuest, allHasArrived, shown, told } = office
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)

/** Has booked for 179 € in bitcoin, at 100,000 € for one, and knows where to send it. */
async function aCoinGuest() {
  const departureId = await backend.aDeparture({ seats: 2 })
  const booking = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booking.kind !== 'booked') throw new Error('not booked')
  const { reference } = booking
  await allHasArrived()
  await ops(
    ...['crypto', 'details', reference, '--address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '--yes'],
    ...['--amount', '0.00179', '--network', 'bitcoin', '--rate', '100000', '--rate-source', 'Kraken'],
  )
  expect(await told(NOON)).toEqual(['crypto-details-guest to aino@example.com'])
  return { departureId, reference }
}

const mattersOf = async (reference: string) =>
  JSON.parse((await ops('today', '--json')).join('\n'))
    .filter(({ about }: { about: string }) => about === reference)
    .map(({ kind }: { kind: string }) => kind)

test('jobs 26 and 27: coins that arrive 3 % short are asked for and confirmed with the rest; when they must go back they are listed until a person has sent them, and the guest has the credit note', async () => {
  const { departureId, reference } = await aCoinGuest()
  expect(await ops('crypto', 'paid', reference, '0.001736', '--tx', 'most', '--yes')).toContain(
    `  ${UNUSUAL_ID_TEXT}`,
  )
  expect(await told(NOON)).toEqual(['payment-short-guest to aino@example.com'])
  expect(office.lastEmail()?.text).toMatch(/5\.40 €/)
  const rest = ['0.000054', '--tx', 'f'.repeat(64)]
  expect(await ops('crypto', 'paid', reference, ...rest, '--yes')).not.toContain(`  ${UNUSUAL_ID_TEXT}`)
  expect(await told(NOON)).toEqual(both('booking-confirmed'))
  expect(await shown(reference)).toMatchObject({ state: 'confirmed', paid: 179, due: 0 })
  expect(await backend.seatsTaken(departureId)).toBe(1)

  await ops('booking', 'cancel', reference, '--by-us', '--yes')
  expect(await told()).toEqual(both('booking-cancelled'))
  // As the coins came in two parts, so they go back.
  expect(await mattersOf(reference)).toEqual(['refund_by_hand', 'refund_by_hand'])
  expect(await shown(reference)).toMatchObject({ due: 0, toReturn: 179 })
  await ops('money', 'record', reference, 179, '--method', 'crypto', '--returned', '--yes')
  const note = 'credit-note-guest to aino@example.com'
  expect(await told()).toEqual([note, note])
  expect(await mattersOf(reference)).toEqual([])
  expect(await shown(reference)).toMatchObject({ state: 'cancelled', returned: 179, due: 0, toReturn: 0 })
})

test('job 28: what a bank has asked back is listed, not promised to the guest as well, and settled when it is lost', async () => {
  const { departureId, reference, sessionId } = await aGuest()
  const { paymentIntentId = '' } = backend.stripe.facts(sessionId)
  const [payment] = await backend.query<{ id: string }>(
    `SELECT id FROM money_movements WHERE provider_id = '${paymentIntentId}'`,
  )
  const follow = () => syncPayment(payment?.id ?? '', NOON)
  backend.stripe.dispute(paymentIntentId ?? '')
  await follow()
  expect(await told(NOON)).toEqual(['dispute-opened-operator to the office'])
  expect(await mattersOf(reference)).toEqual(['dispute'])
  const lines = await ops('booking', 'cancel', reference, '--by-us', '--yes')
  expect(lines.join('\n')).not.toMatch(/179 € goes back/)
  expect(await told()).toEqual(both('booking-cancelled'))
  expect(office.lastEmail()?.text).not.toMatch(/179 € (goes|is on its way) back/)
  backend.stripe.closeDispute(paymentIntentId ?? '', 'lost')
  await follow()
  expect(await told()).toEqual(['dispute-ended-operator to the office'])
  expect(await mattersOf(reference)).toEqual([])
  expect(await shown(reference)).toMatchObject({ state: 'cancelled', returned: 0, due: 0 })
  expect(await backend.seatsTaken(departureId)).toBe(0)
})

test('jobs 30 and 32: the month of all that is six files for the accountant, and adds up to the cent; the tax office is shown each receipt that is kept, and until when a guest’s name is', async () => {
  const { reference, day } = await aGuest({ adults: 2, customerEmail: 'tax@example.com' })
  await ops('money', 'refund', reference, 50, '--reason', 'goodwill', '--yes')
  expect(await told()).toEqual(both('payment-refunded', 'tax@example.com'))
  backend.stripe.payOut()
  const lines = await ops('money', 'month', '2026-12', '--out', path.join(aFolder(), 'december'))
  expect(lines.at(-1)).toBe('It adds up to the cent.')
  const rows = JSON.parse((await ops('money', 'list', '2026-12-01..2026-12-31', '--json')).join('\n'))
  expect(rows).toContainEqual(
    expect.objectContaining({ reference, amount: 358, document: expect.stringMatching(/^R-2026-\d{6}$/) }),
  )
  const after = at('12:00', `2027-01-${day.slice(-2)}`)
  const kept = await runOps(after, 'privacy', 'erase', 'tax@example.com', '--dry-run')
  expect(kept[0]).toMatch(
    new RegExp(`^${reference}: .*name and address are kept for the accounts until .* 2033\\.$`),
  )
})

test('job 33: an address that a mail server refuses is heard of within the hour, corrected, and the e-mail goes there', async () => {
  const complain = expectLog()
  office.refuseWith(550, 'no such user', 'aino@exmaple.com')
  const departureId = await backend.aDeparture({ seats: 2 })
  const guest = [
    '--name',
    'Aino Korhonen',
    '--email',
    'aino@exmaple.com',
    '--pay',
    'paid',
    '--method',
    'cash',
  ]
  const [row] = await backend.query<{ day: string }>(
    `SELECT day::text FROM departures WHERE id = ${departureId}`,
  )
  const reference = /LL-\w{6}/.exec(
    (await ops('booking', 'new', 1, row?.day ?? '', ...guest, '--yes')).at(-1) ?? '',
  )?.[0]
  await told(NOON)
  const anHourLater = minutesAfter(NOON, 60)
  expect(await told(anHourLater)).toEqual(['email-undeliverable-operator to the office'])
  expect(complain).toHaveBeenCalledTimes(2)
  const [listed] = JSON.parse((await ops('emails', 'list', '--json')).join('\n'))
  expect(listed).toMatchObject({ kind: 'booking-confirmed-guest', recipient: 'aino@exmaple.com', tries: 2 })
  office.refuseWith(null)
  await ops('booking', 'contact', reference ?? '', '--email', 'aino@example.com', '--yes')
  await ops('booking', 'resend', reference ?? '', '--yes')
  expect(await told(anHourLater)).toEqual([
    'address-changed-guest to aino@example.com',
    'address-changed-guest to aino@exmaple.com',
    'booking-confirmed-guest to aino@example.com',
  ])
})

test('job 36: what visitors asked by the forms is one list, the newest first', async () => {
  const asked = { name: 'Mika', email: 'mika@example.com', phone: null, idempotencyKey: null }
  const contact = { kind: 'contact', message: 'Is there snow?', destination: null } as const
  const transport = { kind: 'transportation', message: null, destination: 'Levi' } as const
  const service = 'Private Transportation: Rovaniemi - Levi/Kittilä'
  await submitEnquiry({ ...asked, ...contact, additionalInfo: null, serviceType: null }, NOON)
  await submitEnquiry({ ...asked, ...transport, additionalInfo: 'Skis', serviceType: service }, NOON)
  expect(await told(NOON)).toHaveLength(4)
  const rows = JSON.parse((await ops('enquiries', '--since', 'today', '--json')).join('\n'))
  const open = { id: expect.any(String), answeredAt: null, answeredBy: null, note: null, booking: null }
  const facts = { at: NOON.toISOString(), name: 'Mika', email: 'mika@example.com', phone: null, ...open }
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual({
    ...{ ...facts, form: 'contact', words: 'Is there snow?' },
    ...{ service: null, destination: null },
  })
  expect(rows).toContainEqual({
    ...{ ...facts, form: 'transportation', words: 'Skis' },
    ...{ service, destination: 'Levi' },
  })
  expect(await runOps(at('12:00', '2027-01-15'), 'enquiries')).toEqual([
    'Nobody has asked anything in these days.',
  ])
})

test('job 38: what is kept about a person is one file, and is forgotten by one command, but for the accounts', async () => {
  const { reference, day } = await aGuest({ customerEmail: 'forget@example.com', customerPhone: '+358 40 1' })
  const exported = JSON.parse((await ops('privacy', 'export', 'forget@example.com')).join('\n'))
  expect(exported.bookings).toEqual([expect.objectContaining({ reference })])
  const after = at('12:00', `2027-01-${day.slice(-2)}`)
  await runOps(after, 'privacy', 'erase', 'forget@example.com', '--yes')
  expect(await told(after)).toEqual([])
  expect(
    await backend.query(
      `SELECT customer_name, customer_phone FROM bookings WHERE reference = '${reference}'`,
    ),
  ).toEqual([{ customer_name: 'Aino Korhonen', customer_phone: null }])
})
