import { changePartySize, repricePlaces, pricePlaces } from '@/lib/booking/seats/places'
import { composeCreditNote, composeReceipt } from '@/lib/booking/money/receipt'
import { couple, prices } from '@/tests/support/builders'

const rateTenths = 255
const places = pricePlaces(couple, prices)

test('receipt-lines: a booking’s receipt has its places, and the tax in them', () => {
  expect(composeReceipt({ kind: 'booking', places }, { grossCents: 358_00, rateTenths })).toEqual({
    lines: [{ what: 'adults', count: 2, eachCents: 179_00 }],
    grossCents: 358_00,
    vat: { rateTenths, grossCents: 358_00, netCents: 285_26, vatCents: 72_74 },
  })
})

test('receipt-lines: a change has its own lines: places added, less places returned', () => {
  const three = pricePlaces({ adults: 2, children: 1 }, prices)
  const change = changePartySize(three, { adults: 3, children: 0 }, prices)
  expect(composeReceipt({ kind: 'party', ...change }, { grossCents: 50_00, rateTenths }).lines).toEqual([
    { what: 'adults', count: 1, eachCents: 179_00 },
    { what: 'children', count: 1, eachCents: -129_00 },
  ])
})

test('receipt-lines: a move is the new price less what was paid before, either way', () => {
  const dearer = repricePlaces(places, { adultCents: 199_00, childCents: 0 })
  const paid = composeReceipt(
    { kind: 'move', before: places, after: dearer },
    { grossCents: 40_00, rateTenths },
  )
  expect(paid.lines).toEqual([
    { what: 'adults', count: 2, eachCents: 199_00 },
    { what: 'paid_before', count: 1, eachCents: -358_00 },
  ])
  const back = composeCreditNote(
    { kind: 'move', before: dearer, after: places },
    { grossCents: 40_00, rateTenths },
  )
  expect(back.lines).toEqual([
    { what: 'adults', count: 2, eachCents: -179_00 },
    { what: 'paid_before', count: 1, eachCents: 398_00 },
  ])
})

test('receipt-lines: a credit note of fewer guests, of a whole booking, and of a part', () => {
  const { added, leaving } = changePartySize(places, { adults: 1, children: 0 }, prices)
  const one = { grossCents: 179_00, rateTenths }
  const fewer = [{ what: 'adults', count: 1, eachCents: 179_00 }]
  expect(composeCreditNote({ kind: 'party', added, leaving }, one).lines).toEqual(fewer)
  const whole = [{ what: 'adults', count: 2, eachCents: 179_00 }]
  expect(composeCreditNote({ kind: 'booking', places }, { ...one, grossCents: 358_00 }).lines).toEqual(whole)
  const part = [{ what: 'cancellation', count: 1, eachCents: 179_00 }]
  expect(composeCreditNote({ kind: 'amount', what: 'cancellation' }, one).lines).toEqual(part)
})

test('receipt-lines: a full refund for added places has the lines of its receipt', () => {
  const { added, leaving } = changePartySize(places, { adults: 3, children: 0 }, prices)
  const money = { grossCents: 179_00, rateTenths }
  const party = { kind: 'party', added, leaving } as const
  const lines = [{ what: 'adults', count: 1, eachCents: 179_00 }]
  expect(composeReceipt(party, money).lines).toEqual(lines)
  expect(composeCreditNote(party, money).lines).toEqual(lines)
})

test('receipt-lines: a missing or waived amount is a line, so that a document adds up to its payment', () => {
  const { lines } = composeReceipt({ kind: 'booking', places }, { grossCents: 354_42, rateTenths })
  expect(lines).toContainEqual({ what: 'difference', count: 1, eachCents: -3_58 })
})
