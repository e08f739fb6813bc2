import { DEFAULT_PARTY, hasSeatForOneMore, seatsFor, stepPartySize } from '@/lib/booking/party'

test('a party starts as one adult', () => {
  expect(DEFAULT_PARTY).toEqual({ adults: 1, children: 0 })
})

test('children need seats as adults do', () => {
  expect(seatsFor({ adults: 2, children: 3 })).toBe(5)
})

test('one more guest fits until the party has all the seats', () => {
  expect(hasSeatForOneMore({ adults: 2, children: 1 }, 4)).toBe(true)
  expect(hasSeatForOneMore({ adults: 2, children: 2 }, 4)).toBe(false)
})

test('a step changes one band by one', () => {
  expect(stepPartySize({ adults: 1, children: 0 }, 'adults', 1, 8)).toEqual({ adults: 2, children: 0 })
  expect(stepPartySize({ adults: 2, children: 2 }, 'children', -1, 8)).toEqual({ adults: 2, children: 1 })
})

test('adults never go below one and children never below zero', () => {
  expect(stepPartySize({ adults: 1, children: 0 }, 'adults', -1, 8)).toEqual({ adults: 1, children: 0 })
  expect(stepPartySize({ adults: 1, children: 0 }, 'children', -1, 8)).toEqual({ adults: 1, children: 0 })
})

test('neither band exceeds the seats', () => {
  const full = { adults: 2, children: 1 }
  expect(stepPartySize(full, 'adults', 1, 3)).toEqual(full)
  expect(stepPartySize(full, 'children', 1, 3)).toEqual(full)
  expect(stepPartySize(full, 'children', 1, 4)).toEqual({ adults: 2, children: 2 })
})

test('a party that no longer fits can still shrink', () => {
  expect(stepPartySize({ adults: 4, children: 0 }, 'adults', -1, 2)).toEqual({ adults: 3, children: 0 })
})
