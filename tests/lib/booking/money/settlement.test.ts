import { type ChangeableBooking } from '@/lib/booking/changes/changeable-booking'
import { type Requester } from '@/lib/booking/changes/requester'
import { dueCents, type Ledger } from '@/lib/booking/ledger'
import { cancelOutCorrections, settleDifference, settleEndedBooking } from '@/lib/booking/money/settlement'
import { pricePlaces } from '@/lib/booking/seats/places'
import {
  aChangeableBooking,
  aLedger,
  anUnpaidBooking,
  correction,
  dispute,
  guest,
  payment,
  refund,
} from '@/tests/support/a-changeable-booking'
import { prices } from '@/tests/support/builders'

const waiving: Requester = { actor: 'operator', by: 'guest', isWaived: true }
const paid = payment(358_00)
const asked = [{ paymentId: 'first', cents: 179_00 }]
const taken = dispute(358_00)
const courtesy = aLedger([paid, refund(250_00), correction(-250_00, 'goodwill')])
const disputed = aLedger([paid, taken], { disputed: ['first'] })
const lost = aLedger([paid, taken, correction(-358_00, 'dispute_lost')])
const byCard = (cents: number) => ({ paymentId: 'first', cents, by: 'provider' }) as const

type Expected = Partial<ReturnType<typeof settleDifference>>

/* A couple that has paid 358 € by card. */
test.each<[string, number, Requester, Expected]>([
  ['change-money: the same total costs nothing', 358_00, guest, {}],
  ['change-money: a higher one is paid first', 358_50, guest, { payCents: 50 }],
  [
    'small-differences: an amount too small for Stripe to charge is waived',
    358_49,
    guest,
    { corrections: [{ cents: -49, reason: 'below_minimum' }] },
  ],
  [
    'change-money: the operator can waive any amount',
    400_00,
    waiving,
    { corrections: [{ cents: -42_00, reason: 'waived' }] },
  ],
  ['change-money: a lower one is refunded', 179_00, guest, { returns: [byCard(179_00)] }],
  ['change-money: by a cent, too', 357_99, waiving, { returns: [byCard(1)] }],
] as const)('%s', (_, toCents, asking, expected) => {
  expect(settleDifference(aChangeableBooking(), toCents, asking)).toEqual({
    payCents: 0,
    returns: [],
    corrections: [],
    ...expected,
  })
})

test.each<[string, Ledger, Expected]>([
  [
    'change-money: what was waived is not refunded',
    aLedger([payment(318_00), correction(-40_00, 'waived')]),
    { returns: [byCard(139_00)], corrections: [{ cents: 40_00, reason: 'never_paid' }] },
  ],
  [
    'goodwill-refund: what was refunded before is not refunded again',
    courtesy,
    { returns: [byCard(108_00)], corrections: [{ cents: 71_00, reason: 'returned_before' }] },
  ],
  [
    'disputed-payment: what a bank kept is the guest’s if an appeal is won',
    lost,
    { returns: [], corrections: [{ cents: 179_00, reason: 'dispute_lost' }] },
  ],
  [
    'refund-order: the newest payment is refunded first, and staff return coins',
    aLedger([payment(258_00, 'crypto'), payment(100_00, 'card', 'second')]),
    {
      returns: [
        { paymentId: 'second', cents: 100_00, by: 'provider' },
        { paymentId: 'first', cents: 79_00, by: 'hand' },
      ],
      corrections: [],
    },
  ],
])('%s when the total goes down by 179 €', (_, ledger, expected) => {
  const booking = aChangeableBooking({ ledger })
  expect(settleDifference(booking, 179_00, guest)).toEqual({ payCents: 0, ...expected })
})

const three = pricePlaces({ adults: 3, children: 0 }, prices)

test.each<[string, Partial<ChangeableBooking>, Expected]>([
  ['only the total changes', {}, {}],
  [
    'any excess is refunded',
    { ledger: aLedger([payment(400_00, 'crypto')]) },
    { returns: [{ paymentId: 'first', cents: 42_00, by: 'hand' }] },
  ],
  [
    'an amount waived before is not waived twice',
    { places: three, ledger: aLedger([correction(-179_00, 'waived')]) },
    { corrections: [{ cents: 179_00, reason: 'never_paid' }] },
  ],
  ['a higher total is not paid first', { places: pricePlaces({ adults: 1, children: 0 }, prices) }, {}],
])('unpaid-changes: before payment, %s', (_, overrides, expected) => {
  expect(settleDifference(anUnpaidBooking(overrides), 358_00, guest)).toEqual({
    payCents: 0,
    returns: [],
    corrections: [],
    ...expected,
  })
})

type End = ReturnType<typeof settleEndedBooking>

test.each<[string, Ledger, Omit<End, 'totalCents'>, Omit<End, 'returns'>]>([
  [
    'a payment',
    aLedger([paid]),
    { returns: [byCard(358_00)], corrections: [] },
    { totalCents: 358_00, corrections: [] },
  ],
  ['nothing', aLedger([]), { returns: [], corrections: [] }, { totalCents: 0, corrections: [] }],
  [
    'a payment partly requested back',
    aLedger([paid], { asked }),
    { returns: [byCard(179_00)], corrections: [] },
    { totalCents: 179_00, corrections: [] },
  ],
  [
    'a payment partly refunded as a courtesy',
    courtesy,
    { returns: [byCard(108_00)], corrections: [{ cents: 250_00, reason: 'settled' }] },
    { totalCents: 108_00, corrections: [{ cents: 250_00, reason: 'settled' }] },
  ],
  [
    'a payment in dispute',
    disputed,
    { returns: [], corrections: [] },
    { totalCents: 358_00, corrections: [] },
  ],
  [
    'a payment that a bank kept',
    lost,
    { returns: [], corrections: [{ cents: 358_00, reason: 'dispute_lost' }] },
    { totalCents: 358_00, corrections: [] },
  ],
])('ledger-sum: of %s all that is left is refunded, or we keep it', (_, ledger, refunded, kept) => {
  expect(settleEndedBooking({ ledger }, true)).toEqual({ totalCents: 0, ...refunded })
  expect(settleEndedBooking({ ledger }, false)).toEqual({ returns: [], ...kept })
})

test('ledger-sum: with the corrections, the balance of an ended booking is zero', () => {
  expect(dueCents(108_00, [...courtesy.movements, correction(250_00, 'settled')])).toBe(0)
})

test('debit-under-way: a debit that we keep once it arrives is part of the total', () => {
  expect(settleEndedBooking({ ledger: aLedger([]) }, false, 358_00)).toMatchObject({ totalCents: 358_00 })
  expect(settleEndedBooking({ ledger: aLedger([]) }, true, 358_00)).toMatchObject({ totalCents: 0 })
})

test('dropped-changes: what was paid towards an open change is refunded in any case', () => {
  const arrived = [{ paymentId: 'towards', cents: 10_00 }]
  const ended = { ledger: aLedger([paid]), openChange: { departureId: 1, seats: 1, arrived } }
  const dropped = { paymentId: 'towards', cents: 10_00, by: 'hand', isOfDropped: true }
  expect(settleEndedBooking(ended, false)).toMatchObject({ totalCents: 358_00, returns: [dropped] })
  expect(settleEndedBooking(ended, true)).toMatchObject({ totalCents: 0, returns: [byCard(358_00), dropped] })
})

test.each([
  [0, [{ cents: 358_00, reason: 'dispute_lost' }]],
  [100_00, [{ cents: 258_00, reason: 'dispute_lost' }]],
  [358_00, []],
])(
  'disputed-payment: of 358 € that a bank kept, %i cents are ours if an appeal is won',
  (cents, corrections) => {
    expect(cancelOutCorrections(lost, cents)).toEqual(corrections)
  },
)
