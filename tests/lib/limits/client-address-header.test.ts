import {
  CLIENT_ADDRESS_HEADER,
  readClientAddress,
  trustClientAddressHeader,
} from '@/lib/limits/client-address-header'
import { aBackend } from '@/tests/support/a-backend'

aBackend()

const claims = { [CLIENT_ADDRESS_HEADER]: '192.0.2.1', 'x-forwarded-for': '192.0.2.2, 198.51.100.7' }

afterEach(trustClientAddressHeader)

function underAnotherServer(): void {
  Object.assign(globalThis, { lumiMarksClients: false })
}

test('the site’s own server says who sent a request', () => {
  expect(readClientAddress(new Headers(claims))).toBe('192.0.2.1')
})

test('under another server no client is believed about itself: all are one, where no proxy is known', () => {
  underAnotherServer()
  expect(readClientAddress(new Headers(claims))).toBe('unknown')
  expect(readClientAddress(new Headers())).toBe('unknown')
})
