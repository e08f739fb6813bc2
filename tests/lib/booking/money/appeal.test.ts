import { type Ledger } from '@/lib/booking/ledger'
import { settleWonAppeal } from '@/lib/booking/money/appeal'
import { type PricedBooking } from '@/lib/booking/money/write-off'
import { aLedger, correction, dispute, payment } from '@/tests/support/a-changeable-booking'

const taken = dispute(358_00)

function lost(...correctionCents: readonly number[]): Ledger {
  const corrections = correctionCents.map((cents) => correction(cents, 'dispute_lost'))
  return aLedger([payment(358_00), taken, ...corrections])
}

const toGuest = (cents: number) => [{ paymentId: 'first', cents, by: 'provider' }]
const writtenBack = (cents: number) => [{ cents, reason: 'dispute_lost' }]
const confirmed = { state: 'confirmed', totalCents: 358_00 } as const
const ended = { state: 'cancelled', totalCents: 0 } as const

test.each<[string, PricedBooking, Ledger, number, object]>([
  [
    'the write-off of a booking that takes place is reversed',
    confirmed,
    lost(-358_00),
    0,
    { totalCents: 358_00, corrections: writtenBack(358_00), returns: [] },
  ],
  [
    'the price of a guest who has dropped out since is refunded, and the rest of the write-off reversed',
    { ...confirmed, totalCents: 179_00 },
    lost(-358_00, 179_00),
    0,
    { totalCents: 179_00, corrections: writtenBack(179_00), returns: toGuest(179_00) },
  ],
  [
    'of a booking cancelled late we keep its price again',
    ended,
    lost(),
    358_00,
    { totalCents: 358_00, corrections: [], returns: [] },
  ],
  [
    'of a booking cancelled late we keep what we kept less of, and refund the rest',
    ended,
    lost(),
    100_00,
    { totalCents: 100_00, corrections: [], returns: toGuest(258_00) },
  ],
  [
    'of a booking cancelled in time everything is refunded',
    ended,
    lost(-358_00, 358_00),
    0,
    { totalCents: 0, corrections: [], returns: toGuest(358_00) },
  ],
])('disputed-payment: on appeal, %s', (_, booking, ledger, writtenOffCents, decision) => {
  const appeal = { paymentId: 'first', cents: 358_00, writtenOffCents }
  expect(settleWonAppeal({ ...booking, ledger }, appeal)).toEqual(decision)
})
