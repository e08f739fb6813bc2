import {
  type StripeBalanceEntry,
  type AccountsMovement,
  compareReceipts,
  compareWithStripe,
  listUnrecordedPayments,
  selectMonthRecords,
  signedCents,
  sumCents,
} from '@/lib/booking/money/accounts-month'
import { at, justBefore } from '@/tests/support/builders'

const from = at('00:00', '2026-12-01')
const until = at('00:00', '2027-01-01')

function aMovement(overrides: Partial<AccountsMovement> = {}): AccountsMovement {
  return {
    kind: 'payment',
    reference: 'LL-7KM4QD',
    method: 'card',
    cents: 179_00,
    at: from,
    providerId: 'pi_1',
    paymentIntentId: 'pi_1',
    hasNotes: false,
    document: null,
    ...overrides,
  }
}

function anEntry(overrides: Partial<StripeBalanceEntry> = {}): StripeBalanceEntry {
  return {
    id: 'txn_1',
    kind: 'charge',
    cents: 179_00,
    feeCents: 3_00,
    netCents: 176_00,
    at: from,
    sourceId: 'ch_1',
    paymentIntentId: 'pi_1',
    ...overrides,
  }
}

const refund = aMovement({ kind: 'refund', cents: 50_00, providerId: 're_1' })
const refundEntry = anEntry({ id: 'txn_2', kind: 'refund', cents: -50_00, sourceId: 're_1' })
const inCash = { method: 'cash', providerId: null, paymentIntentId: null } as const

test.each([
  ['before its first moment', 0, justBefore(from)],
  ['at its first moment', 1, from],
  ['at its last moment', 1, justBefore(until)],
  ['in the first of the next', 0, until],
])('accounts-month: what happened %s is counted in the month %i times', (_, count, time) => {
  const books = { movements: [aMovement({ ...inCash, at: time })], entries: [anEntry({ at: time })] }
  const { movements, entries } = selectMonthRecords(books, { from, until })
  expect([movements.length, entries.length]).toEqual([count, count])
})

test('accounts-month: a row belongs to the month of its entry at Stripe', () => {
  const late = { movements: [aMovement({ at: until }), { ...refund, at: until }], entries: [] }
  const entries = [anEntry({ at: justBefore(until) }), { ...refundEntry, at: justBefore(until) }]
  expect(selectMonthRecords(late, { from, until }).movements).toEqual([])
  expect(selectMonthRecords({ ...late, entries }, { from, until }).movements).toEqual(
    late.movements.map((row) => ({ ...row, at: justBefore(until) })),
  )
})

test.each([
  ['payment', 1],
  ['refund', -1],
  ['dispute', -1],
  ['dispute_won', 1],
  ['refund_bounced', 1],
] as const)('accounts-month: a %s counts %i times its amount', (kind, sign) => {
  expect(signedCents({ kind, cents: 179_00 })).toBe(sign * 179_00)
})

test('amounts add up', () => {
  expect(sumCents([])).toBe(0)
  expect(sumCents([179_00, -50_00, 1])).toBe(129_01)
})

const differing = (rows: ReturnType<typeof compareWithStripe>) =>
  rows.filter(({ ours, theirs }) => ours !== theirs)

test('accounts-month: the totals of each kind are compared with Stripe’s, and equal ones have no row of their own', () => {
  const others = (['dispute', 'dispute_won', 'refund_bounced'] as const).map((kind, index) => ({
    kind,
    cents: index + 1,
  }))
  const movements = [
    aMovement(),
    refund,
    ...others.map((some) => aMovement({ ...some, providerId: `some_${some.cents}` })),
  ]
  const entries = [
    anEntry(),
    refundEntry,
    ...others.map(({ kind, cents }) =>
      anEntry({ kind, cents: kind === 'dispute' ? -cents : cents, sourceId: `some_${cents}` }),
    ),
    anEntry({ id: 'txn_9', kind: 'payout', cents: -100_00 }),
  ]
  expect(compareWithStripe(movements, entries)).toEqual([
    { what: 'payments by card', ours: 179_00, theirs: 179_00 },
    { what: 'refunds to cards', ours: -50_00, theirs: -50_00 },
    { what: 'refunds that bounced', ours: 3, theirs: 3 },
    { what: 'disputes opened', ours: -1, theirs: -1 },
    { what: 'disputes won', ours: 2, theirs: 2 },
  ])
})

test('accounts-month: each entry that is missing on one side, or has another amount, is named', () => {
  expect(differing(compareWithStripe([aMovement()], []))).toEqual([
    { what: 'payments by card', ours: 179_00, theirs: 0 },
    { what: 'payment of LL-7KM4QD, pi_1', ours: 179_00, theirs: 0 },
  ])
  expect(differing(compareWithStripe([], [anEntry()]))).toEqual([
    { what: 'payments by card', ours: 0, theirs: 179_00 },
    { what: 'charge txn_1 at Stripe', ours: 0, theirs: 179_00 },
  ])
  const different = compareWithStripe([aMovement(), refund], [anEntry(), { ...refundEntry, cents: -50_01 }])
  expect(differing(different)).toEqual([
    { what: 'refunds to cards', ours: -50_00, theirs: -50_01 },
    { what: 'refund of LL-7KM4QD, re_1', ours: -50_00, theirs: -50_01 },
  ])
})

test('accounts-month: money that did not pass through Stripe is not compared with it', () => {
  const byStaff = { ...refund, providerId: null }
  expect(differing(compareWithStripe([aMovement(inCash), byStaff], []))).toEqual([])
})

test('accounts-month: payments at Stripe without a row are listed once each, and payouts and fees are not', () => {
  const unknown = [
    anEntry({ paymentIntentId: 'pi_2' }),
    { ...refundEntry, sourceId: 're_2', paymentIntentId: 'pi_2' },
    { ...refundEntry, sourceId: 're_3', paymentIntentId: null },
    anEntry({ kind: 'payout', paymentIntentId: 'pi_3' }),
    anEntry({ kind: 'stripe_fee', paymentIntentId: 'pi_4' }),
  ]
  expect(listUnrecordedPayments([aMovement(), refund], [anEntry(), refundEntry, ...unknown])).toEqual([
    'pi_2',
  ])
})

const document = (series: 'R' | 'C', grossCents: number) => ({
  ...{ number: `${series}-2026-000001`, series, issuedAt: from, tour: 'Tour', day: '2026-12-12', grossCents },
  ...{ rateTenths: 255, vatCents: 0, netCents: grossCents },
})

test.each([
  [
    'with its documents',
    { document: document('R', 179_00) },
    { document: document('C', 50_00) },
    [179_00, 179_00],
    [50_00, 50_00],
  ],
  ['without them', {}, {}, [179_00, 0], [50_00, 0]],
  [
    'with other amounts',
    { document: document('R', 178_99) },
    { document: document('C', 50_01) },
    [179_00, 178_99],
    [50_00, 50_01],
  ],
  ['already credited', { document: document('R', 179_00) }, { hasNotes: true }, [179_00, 179_00], [0, 0]],
  [
    'partly credited before',
    { document: document('R', 179_00) },
    { hasNotes: true, document: document('C', 20_00) },
    [179_00, 179_00],
    [20_00, 20_00],
  ],
])('bounced-credit-note: money %s is compared with them', (_, paid, returned, payments, refunds) => {
  const row = (what: string, [ours, theirs]: readonly number[]) => ({ what, ours, theirs })
  expect(
    compareReceipts([aMovement(paid), { ...refund, ...returned }, aMovement({ kind: 'dispute' })]),
  ).toEqual([row('payments and their receipts', payments), row('refunds and their credit notes', refunds)])
})
