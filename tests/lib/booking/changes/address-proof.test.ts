import {
  addressProofSentAt,
  type AddressProof,
  isAwaitingProof,
  isSameEmail,
  isRepeatedAddressRequest,
  addressProofExpiresAt,
  toAddressProofStatus,
} from '@/lib/booking/changes/address-proof'
import { at } from '@/tests/support/builders'

const requested = at('12:00')
const end = at('12:00', '2026-12-14')
const proof: AddressProof = {
  version: 3,
  email: 'aino@example.com',
  endsAt: addressProofExpiresAt(requested),
  provedVersion: null,
}

test('new-address: a guest has 48 hours to confirm it', () => {
  expect(addressProofExpiresAt(requested)).toEqual(end)
})

test.each([
  ['until its last millisecond', {}, new Date(end.getTime() - 1), 'open'],
  ['at its end', {}, end, 'over'],
  ['replaced by a later link', { version: 4 }, requested, 'over'],
  ['no longer needed', { email: null }, requested, 'over'],
  ['confirmed', { provedVersion: 7 }, requested, 'proved'],
  ['confirmed, and the booking’s links revoked since', { provedVersion: 6 }, requested, 'over'],
  ['confirmed, at its end', { provedVersion: 7 }, end, 'over'],
])('new-address: a link %s', (_, overrides, now, status) => {
  expect(toAddressProofStatus({ ...proof, ...overrides }, { version: 3, linkVersion: 7 }, now)).toBe(status)
})

test.each([
  ['aino@example.com', 59_999, true],
  ['aino@example.com', 60_000, false],
  ['other@example.com', 0, false],
])('a second request, for %s after %i ms, is a double click: %s', (wanted, afterMs, isSame) => {
  expect(isRepeatedAddressRequest(proof, wanted, new Date(requested.getTime() + afterMs))).toBe(isSame)
})

test('the link was sent 48 hours before it ends', () => {
  expect(addressProofSentAt(end)).toEqual(requested)
})

test('addresses that differ only in case are the same', () => {
  expect(isSameEmail('Aino@Example.com', 'aino@eXample.com')).toBe(true)
  expect(isSameEmail('aino@example.com', 'aino@example.fi')).toBe(false)
})

test.each([
  ['until its last millisecond', {}, new Date(end.getTime() - 1), true],
  ['not at its end', {}, end, false],
  ['not once it is dropped', { email: null }, requested, false],
  ['not once it is confirmed', { provedVersion: 7 }, requested, false],
])('new-address: an address awaits its confirmation %s', (_, overrides, now, isAwaited) => {
  expect(isAwaitingProof({ ...proof, ...overrides }, now)).toBe(isAwaited)
})
