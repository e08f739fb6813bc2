import { createHash, randomBytes } from 'node:crypto'
import { findBookingReferences, toBookingReference } from '@/lib/booking/reference'

test('a reference has six characters that are not easily confused', () => {
  for (let round = 0; round < 500; round++) {
    expect(toBookingReference(randomBytes(24))).toMatch(/^LL-[34679ACDEFGHJKMNPQRTWXY]{6}$/)
  }
})

test('the same bytes give the same reference, other bytes another', () => {
  const bytesOf = (text: string) => createHash('sha256').update(text).digest()
  expect(toBookingReference(bytesOf('a'))).toBe(toBookingReference(bytesOf('a')))
  expect(toBookingReference(bytesOf('a'))).not.toBe(toBookingReference(bytesOf('b')))
})

test('bytes that would favour some letters are skipped, and too few are refused', () => {
  expect(toBookingReference(Uint8Array.from([255, 255, 0, 1, 2, 3, 4, 5]))).toBe('LL-34679A')
  expect(() => toBookingReference(new Uint8Array(16).fill(255))).toThrow(RangeError)
})

test('references are found as guests write them, each once', () => {
  expect(findBookingReferences('ll-7km4qd, LL 34679A and LL7KM4QD; LL-7KM4QDX is none')).toEqual([
    'LL-7KM4QD',
    'LL-34679A',
  ])
  expect(findBookingReferences('all of them')).toEqual([])
})
