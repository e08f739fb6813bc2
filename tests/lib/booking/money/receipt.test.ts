import fc from 'fast-check'
import { vatRates } from '@/content/vat'
import { hasOwnPrices, pricesOn } from '@/lib/booking/money/departure-price'
import { quote } from '@/lib/booking/money/quote'
import { changePlaces, movePlaces, sellPlaces } from '@/lib/booking/seats/places'
import { writeCreditNote, writeReceipt } from '@/lib/booking/money/receipt'
import { splitVat, vatRateOn } from '@/lib/booking/money/vat'
import { couple, prices } from '@/tests/support/builders'

const rateTenths = 255
const places = sellPlaces(couple, prices)

test('receipt-lines: a booking’s receipt has its places, and the tax in them', () => {
  expect(writeReceipt({ kind: 'booking', places }, { grossCents: 358_00, rateTenths })).toEqual({
    lines: [{ what: 'adults', count: 2, eachCents: 179_00 }],
    grossCents: 358_00,
    vat: { rateTenths, grossCents: 358_00, netCents: 285_26, vatCents: 72_74 },
  })
})

test('receipt-lines: a change has its own lines: places added, less places returned', () => {
  const three = sellPlaces({ adults: 2, children: 1 }, prices)
  const change = changePlaces(three, { adults: 3, children: 0 }, prices)
  expect(writeReceipt({ kind: 'party', ...change }, { grossCents: 50_00, rateTenths }).lines).toEqual([
    { what: 'adults', count: 1, eachCents: 179_00 },
    { what: 'children', count: 1, eachCents: -129_00 },
  ])
})

test('receipt-lines: a move is the new price less what was paid before, either way', () => {
  const dearer = movePlaces(places, { adultCents: 199_00, childCents: 0 })
  const paid = writeReceipt(
    { kind: 'move', before: places, after: dearer },
    { grossCents: 40_00, rateTenths },
  )
  expect(paid.lines).toEqual([
    { what: 'adults', count: 2, eachCents: 199_00 },
    { what: 'paid_before', count: 1, eachCents: -358_00 },
  ])
  const back = writeCreditNote(
    { kind: 'move', before: dearer, after: places },
    { grossCents: 40_00, rateTenths },
  )
  expect(back.lines).toEqual([
    { what: 'adults', count: 2, eachCents: -179_00 },
    { what: 'paid_before', count: 1, eachCents: 398_00 },
  ])
})

test('receipt-lines: a credit note of fewer guests, of a whole booking, and of a part', () => {
  const { added, leaving } = changePlaces(places, { adults: 1, children: 0 }, prices)
  const one = { grossCents: 179_00, rateTenths }
  const fewer = [{ what: 'adults', count: 1, eachCents: 179_00 }]
  expect(writeCreditNote({ kind: 'party', added, leaving }, one).lines).toEqual(fewer)
  const whole = [{ what: 'adults', count: 2, eachCents: 179_00 }]
  expect(writeCreditNote({ kind: 'booking', places }, { ...one, grossCents: 358_00 }).lines).toEqual(whole)
  const part = [{ what: 'cancellation', count: 1, eachCents: 179_00 }]
  expect(writeCreditNote({ kind: 'amount', what: 'cancellation' }, one).lines).toEqual(part)
})

test('receipt-lines: a full refund for added places has the lines of its receipt', () => {
  const { added, leaving } = changePlaces(places, { adults: 3, children: 0 }, prices)
  const money = { grossCents: 179_00, rateTenths }
  const party = { kind: 'party', added, leaving } as const
  const lines = [{ what: 'adults', count: 1, eachCents: 179_00 }]
  expect(writeReceipt(party, money).lines).toEqual(lines)
  expect(writeCreditNote(party, money).lines).toEqual(lines)
})

test('receipt-lines: a missing or waived amount is a line, so that a document adds up to its payment', () => {
  const { lines } = writeReceipt({ kind: 'booking', places }, { grossCents: 354_42, rateTenths })
  expect(lines).toContainEqual({ what: 'difference', count: 1, eachCents: -3_58 })
})

test('vat: a rate applies from its first day', () => {
  const rates = [
    { from: '2024-09-01', tenths: 255 },
    { from: '2027-01-01', tenths: 260 },
  ]
  expect(vatRateOn(rates, '2026-12-31')).toBe(255)
  expect(vatRateOn(rates, '2027-01-01')).toBe(260)
  expect(() => vatRateOn(rates, '2024-08-31')).toThrow(RangeError)
  for (const some of Object.values(vatRates)) expect(vatRateOn(some, '2026-11-22')).toBe(255)
})

test('vat: the tax in a sum is gross × r / (100 + r), rounded, and never more or less than half a cent off', () => {
  expect(splitVat(179_00, 255)).toMatchObject({ vatCents: 36_37, netCents: 142_63 })
  expect(splitVat(100_00, 135)).toMatchObject({ vatCents: 11_89 })
  expect(splitVat(100_00, 0)).toMatchObject({ vatCents: 0, netCents: 100_00 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_00 }),
      fc.integer({ min: 0, max: 300 }),
      (gross, tenths) => {
        const { netCents, vatCents } = splitVat(gross, tenths)
        expect(netCents + vatCents).toBe(gross)
        // In whole numbers: 2 × |vat × (1000 + r) − gross × r| is at most 1000 + r.
        expect(2 * Math.abs(vatCents * (1000 + tenths) - gross * tenths)).toBeLessThanOrEqual(1000 + tenths)
      },
    ),
  )
})

test('departure-price: a date’s own price for adults, children or both, else the tour’s', () => {
  const none = { adultCents: null, childCents: null }
  expect(pricesOn(none, prices)).toEqual(prices)
  expect(hasOwnPrices(none)).toBe(false)
  const christmas = { ...none, adultCents: 199_00 }
  expect(pricesOn(christmas, prices)).toEqual({ adultCents: 199_00, childCents: 129_00 })
  expect(hasOwnPrices(christmas)).toBe(true)
  expect(quote({ adults: 1, children: 1 }, pricesOn(christmas, prices))).toBe(328_00)
})
