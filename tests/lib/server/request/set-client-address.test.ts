import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { CLIENT_ADDRESS_HEADER } from '@/lib/limits/client-address-header'
import { setClientAddress } from '@/lib/server/request/set-client-address'
import { expectLog } from '@/tests/support/expect-logged-problem'

/** Receive a request; returns its client. */
function arrive(trustedHops: number, forwarded: string): unknown {
  return arriveWith(trustedHops, { 'x-forwarded-for': forwarded })
}

function arriveWith(trustedHops: number, headers: IncomingHttpHeaders): unknown {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.1' })
  const request = new IncomingMessage(socket)
  request.headers = { ...headers, [CLIENT_ADDRESS_HEADER]: 'made-up' }
  setClientAddress(request, trustedHops)
  return request.headers[CLIENT_ADDRESS_HEADER]
}

test('an unexpected proxy causes one warning, which names the setting and no client', () => {
  const warned = expectLog()
  expect([arrive(0, '198.51.100.7'), arrive(0, '198.51.100.8')]).toEqual(['10.0.0.1', '10.0.0.1'])
  expect(warned).toHaveBeenCalledTimes(1)
  const [line = ''] = warned.mock.lastCall ?? []
  expect(line).toContain('TRUSTED_PROXY_HOPS')
  expect(line).toContain('"level":"warn"')
  expect(line).not.toMatch(/198\.51|10\.0\.0/)
})

test('expected proxies cause no warning', () => {
  expect(arrive(1, '198.51.100.7')).toBe('198.51.100.7')
  expect(arriveWith(1, { 'x-forwarded-for': '198.51.100.7', 'x-real-ip': '198.51.100.7' })).toBe(
    '198.51.100.7',
  )
})

test('a proxy that names its clients only in another header causes one warning, and is not trusted', () => {
  const warned = expectLog()
  expect(arriveWith(1, { 'x-real-ip': '198.51.100.7' })).toBe('10.0.0.1')
  expect(arriveWith(1, { forwarded: 'for=198.51.100.7;proto=https' })).toBe('10.0.0.1')
  expect(warned).toHaveBeenCalledTimes(1)
  const [line = ''] = warned.mock.lastCall ?? []
  expect(line).toMatch(/Forwarded or X-Real-IP.*X-Forwarded-For/)
  expect(line).not.toMatch(/198\.51|10\.0\.0/)
})
