import { writeOff } from '@/lib/booking/money/write-off'

test.each([
  ['confirmed', 358_00, 58_00, 358_00, [{ cents: -58_00, reason: 'goodwill' }]],
  ['awaiting_payment', 358_00, 58_00, 358_00, [{ cents: -58_00, reason: 'goodwill' }]],
  ['confirmed', 358_00, 0, 358_00, []],
  ['cancelled', 358_00, 58_00, 300_00, []],
  ['refunded', 58_00, 58_00, 0, []],
  ['cancelled', 58_00, 58_01, 0, [{ cents: -1, reason: 'goodwill' }]],
  ['cancelled', 0, 0, 0, []],
] as const)(
  'ledger-sum: for a %s booking with a total of %i cents, %i written off leave %i and need %j',
  (state, totalCents, cents, newTotalCents, corrections) => {
    expect(writeOff({ state, totalCents }, cents, 'goodwill')).toEqual({
      totalCents: newTotalCents,
      corrections,
    })
  },
)
