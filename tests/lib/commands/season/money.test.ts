import { ODD_ID } from '@/lib/booking/payment-lines'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { followPayment } from '@/lib/use-cases/payments/follow-payment'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { anOffice, both } from '@/tests/support/an-office'
import { readPdf } from '@/tests/support/read-pdf'
import { runOps } from '@/tests/support/run-ops'

/* The jobs of a season that are about money; docs/operations.md lists all of them. */

const backend = aBackend()
const office = anOffice(backend)
const { aGuest, shown, told } = office
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)

/** Has booked for 179 € in bitcoin, at 100,000 € for one, and knows where to send it. */
async function aCoinGuest() {
  const departureId = await backend.aDeparture({ seats: 2 })
  const booking = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booking.kind !== 'booked') throw new Error('not booked')
  const { reference } = booking
  await told(NOON)
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

test('job 26: coins that arrive 3 % short are asked for, and with the rest the booking is confirmed', async () => {
  const { departureId, reference } = await aCoinGuest()
  expect(await ops('crypto', 'paid', reference, '0.001736', '--tx', 'most', '--yes')).toContain(ODD_ID)
  expect(await told(NOON)).toEqual(['payment-short-guest to aino@example.com'])
  expect(office.lastEmail()?.text).toMatch(/5\.40 €/)
  const rest = ['0.000054', '--tx', 'f'.repeat(64)]
  expect(await ops('crypto', 'paid', reference, ...rest, '--yes')).not.toContain(ODD_ID)
  expect(await told(NOON)).toEqual(both('booking-confirmed'))
  expect(await shown(reference)).toMatchObject({ state: 'confirmed', paid: 179, due: 0 })
  expect(await backend.seatsTaken(departureId)).toBe(1)
})

test('job 27: coins that must go back are listed until a person has sent them, and the guest has the credit note', async () => {
  const { reference } = await aCoinGuest()
  await ops('crypto', 'paid', reference, '0.00179', '--tx', 'all', '--yes')
  await told(NOON)
  await ops('booking', 'cancel', reference, '--by-us', '--yes')
  expect(await told()).toEqual(both('booking-cancelled'))
  expect(await mattersOf(reference)).toEqual(['refund_by_hand'])
  expect(await shown(reference)).toMatchObject({ due: 0, toReturn: 179 })
  await ops('money', 'record', reference, 179, '--method', 'crypto', '--returned', '--yes')
  expect(await told()).toEqual(['credit-note-guest to aino@example.com'])
  expect(await mattersOf(reference)).toEqual([])
  expect(await shown(reference)).toMatchObject({ state: 'cancelled', returned: 179, due: 0, toReturn: 0 })
})

test('job 28: what a bank has asked back is listed, not promised to the guest as well, and settled when it is lost', async () => {
  const { departureId, reference, sessionId } = await aGuest()
  const { paymentIntentId = '' } = backend.stripe.facts(sessionId)
  const [payment] = await backend.query<{ id: string }>(
    `SELECT id FROM money_movements WHERE provider_id = '${paymentIntentId}'`,
  )
  const follow = () => followPayment(payment?.id ?? '', NOON)
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

test('job 29: a receipt with its number and value added tax comes with the confirmation, and again when it is asked for', async () => {
  const { reference } = await aGuest({ adults: 2 })
  await ops('booking', 'resend', reference, '--yes')
  expect(await told()).toEqual(['booking-confirmed-guest to aino@example.com'])
  const paper = office.lastEmail()?.attachments.find(({ contentType }) => contentType === 'application/pdf')
  const { text } = await readPdf(paper?.content ?? Buffer.alloc(0))
  for (const part of [/R-2026-\d{6}/, reference, '358', /25\.5/]) expect(text).toMatch(part)
})

test('job 30: the month of all that is six files for the accountant, and adds up to the cent', async () => {
  const { reference } = await aGuest({ adults: 2 })
  await ops('money', 'refund', reference, 50, '--reason', 'goodwill', '--yes')
  expect(await told()).toEqual(both('payment-refunded'))
  backend.stripe.payOut()
  const out = path.join(mkdtempSync(path.join(tmpdir(), 'lumi-season-')), 'out')
  const lines = await ops('money', 'month', '2026-12', '--out', out)
  expect(lines.at(-1)).toBe('It adds up to the cent.')
})
