import { toReceiptSubject } from '@/lib/booking/money/receipt-subject'
import { type Places, pricePlaces } from '@/lib/booking/seats/places'
import { composeCreditNote } from '@/lib/booking/money/receipt'
import { prices } from '@/tests/support/builders'

const three = pricePlaces({ adults: 3, children: 0 }, prices)
const family = pricePlaces({ adults: 2, children: 1 }, prices)
const one = pricePlaces({ adults: 1, children: 0 }, prices)

const party = (placesBefore: Places, places: Places) => ({ kind: 'party', placesBefore, places }) as const

/** The lines of a refund's credit notes, one note for each payment it is split over. */
const linesOf = (
  occasion: Omit<Parameters<typeof toReceiptSubject>[0], 'cents'>,
  shares: readonly number[],
) =>
  shares.map((cents) => {
    const { lines } = composeCreditNote(toReceiptSubject({ ...occasion, cents }), {
      grossCents: cents,
      rateTenths: 255,
    })
    expect(lines.reduce((sum, { count, eachCents }) => sum + count * eachCents, 0)).toBe(cents)
    return lines.map(({ what, count, eachCents }) => `${count} ${what} at ${eachCents}`)
  })

test('receipt-lines: removed guests are on the credit note of the payment that refunds their price', () => {
  const change = party(three, one)
  expect(linesOf({ places: one, change, reason: 'changed' }, [179_00, 179_00])).toEqual([
    ['1 adults at 17900'],
    ['1 adults at 17900'],
  ])
  expect(linesOf({ places: one, change: party(family, one), reason: 'changed' }, [129_00, 179_00])).toEqual([
    ['1 children at 12900'],
    ['1 adults at 17900'],
  ])
})

test('receipt-lines: a share that equals no guests’ price is described as a change of guests', () => {
  expect(linesOf({ places: one, change: party(three, one), reason: 'changed' }, [100_00, 258_00])).toEqual([
    ['1 guests_changed at 10000'],
    ['1 guests_changed at 25800'],
  ])
  const swap = party(family, pricePlaces({ adults: 1, children: 2 }, prices))
  expect(linesOf({ places: family, change: swap, reason: 'changed' }, [20_00, 30_00])).toEqual([
    ['1 guests_changed at 2000'],
    ['1 guests_changed at 3000'],
  ])
})

test('receipt-lines: a cancellation split over payments says so, and a full one lists its places', () => {
  const cancelled = { places: three, change: null, reason: 'cancelled' } as const
  expect(linesOf(cancelled, [537_00])).toEqual([['3 adults at 17900']])
  expect(linesOf(cancelled, [358_00, 179_00])).toEqual([
    ['1 cancellation at 35800'],
    ['1 cancellation at 17900'],
  ])
})

test('receipt-lines: a move split over payments, an agreed price and a courtesy say what they are for', () => {
  const cheaper = three.map((line) => ({ ...line, eachCents: 100_00 }))
  const move = { kind: 'move', placesBefore: three, places: cheaper } as const
  expect(linesOf({ places: cheaper, change: move, reason: 'changed' }, [200_00, 37_00])).toEqual([
    ['1 date_changed at 20000'],
    ['1 date_changed at 3700'],
  ])
  const agree = { kind: 'agree', placesBefore: three, places: three } as const
  expect(linesOf({ places: three, change: agree, reason: 'changed' }, [50_00])).toEqual([
    ['1 agreed_price at 5000'],
  ])
  expect(linesOf({ places: three, change: null, reason: 'goodwill' }, [50_00])).toEqual([
    ['1 price_reduction at 5000'],
  ])
  expect(linesOf({ places: one, change: party(one, three), reason: 'not_in_full' }, [10_00])).toEqual([
    ['1 payment_returned at 1000'],
  ])
})
