import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { CLIENT_HEADER } from '@/lib/limits/client-header'
import { setClientAddress } from '@/lib/server/set-client-address'
import { expectLog } from '@/tests/support/expect-log'

/** A request arrives; answers who sent it. */
function arrive(trustedHops: number, forwarded: string): unknown {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.1' })
  const request = new IncomingMessage(socket)
  request.headers = { 'x-forwarded-for': forwarded, [CLIENT_HEADER]: 'made-up' }
  setClientAddress(request, trustedHops)
  return request.headers[CLIENT_HEADER]
}

test('a proxy that nobody told of is warned of once, by the name of the setting and of no client', () => {
  const warned = expectLog()
  expect([arrive(0, '198.51.100.7'), arrive(0, '198.51.100.8')]).toEqual(['10.0.0.1', '10.0.0.1'])
  expect(warned).toHaveBeenCalledTimes(1)
  const [line = ''] = warned.mock.lastCall ?? []
  expect(line).toContain('TRUSTED_PROXY_HOPS')
  expect(line).toContain('"level":"warn"')
  expect(line).not.toMatch(/198\.51|10\.0\.0/)
})

test('nobody is warned of proxies that are known', () => {
  expect(arrive(1, '198.51.100.7')).toBe('198.51.100.7')
})
