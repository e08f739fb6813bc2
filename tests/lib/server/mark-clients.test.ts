import { channel } from 'node:diagnostics_channel'
import { CLIENT_HEADER } from '@/lib/limits/client-header'
import { markClients } from '@/lib/server/mark-clients'
import { expectLog } from '@/tests/support/expect-log'

/** A request arrives; answers who sent it. */
function arrive(forwarded: string): unknown {
  const headers = { 'x-forwarded-for': forwarded, [CLIENT_HEADER]: 'made-up' }
  const message = { request: { headers }, socket: { remoteAddress: '10.0.0.1' } }
  channel('http.server.request.start').publish(message)
  return headers[CLIENT_HEADER]
}

test('a proxy that nobody told of is warned of once, by the name of the setting and of no client', () => {
  const warned = expectLog()
  const stop = markClients(0)
  expect([arrive('198.51.100.7'), arrive('198.51.100.8')]).toEqual(['10.0.0.1', '10.0.0.1'])
  stop()
  expect(warned).toHaveBeenCalledTimes(1)
  const [line = ''] = warned.mock.lastCall ?? []
  expect(line).toContain('TRUSTED_PROXY_HOPS')
  expect(line).toContain('"level":"warn"')
  expect(line).not.toMatch(/198\.51|10\.0\.0/)
})

test('nobody is warned of proxies that are known', () => {
  const stop = markClients(1)
  expect(arrive('198.51.100.7')).toBe('198.51.100.7')
  stop()
})
