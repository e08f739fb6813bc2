import { resolveClientAddress, hasUnknownProxy } from '@/lib/limits/resolve-client-address'

test('without proxies of ours no header is believed', () => {
  expect(resolveClientAddress('1.2.3.4', '203.0.113.9', 0)).toBe('203.0.113.9')
  expect(resolveClientAddress(undefined, '203.0.113.9', 0)).toBe('203.0.113.9')
})

test('of a chain as many last entries are believed as there are proxies', () => {
  const forwarded = 'made-up, 198.51.100.7, 192.0.2.1'
  expect(resolveClientAddress(forwarded, '10.0.0.1', 1)).toBe('192.0.2.1')
  expect(resolveClientAddress(forwarded, '10.0.0.1', 2)).toBe('198.51.100.7')
})

test('a chain shorter than our proxies is as long as it is', () => {
  expect(resolveClientAddress('198.51.100.7', '10.0.0.1', 5)).toBe('198.51.100.7')
  expect(resolveClientAddress('', '10.0.0.1', 1)).toBe('10.0.0.1')
})

test('an IPv6 customer is one client, whichever of its addresses it uses', () => {
  const one = resolveClientAddress(undefined, '2001:db8:1:2:aaaa::1', 0)
  expect(one).toBe('2001:db8:1:2')
  expect(resolveClientAddress(undefined, '2001:db8:1:2::', 0)).toBe(one)
  expect(resolveClientAddress(undefined, '::1', 0)).toBe('0:0:0:0')
  expect(resolveClientAddress(undefined, '::ffff:192.0.2.1', 0)).toBe('192.0.2.1')
})

test.each([
  ['5.6.7.8:1234', '5.6.7.8'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6%eth0', '2001:db8:1:2'],
  ['2001:db8:0:2::198.51.100.7', '2001:db8:0:2'],
  ['::ffff:c000:0201', '192.0.2.1'],
  ['[::FFFF:192.0.2.1]:80', '192.0.2.1'],
])('a client has one name, however a proxy writes %s', (entry, client) => {
  expect(resolveClientAddress(entry, '10.0.0.1', 1)).toBe(client)
})

test.each([
  'unknown',
  '_hidden',
  '300.1.2.3',
  '1.2.3.4:',
  '[1.2.3.4]x',
  ':::',
  'x'.repeat(9000),
  '[::1',
  '"',
])('what is no address is nobody’s name', (entry) => {
  expect(resolveClientAddress(entry, '2001:db8:9::1', 1)).toBe('2001:db8:9:0')
})

test('of a header that is longer than any chain the end is read, which our own proxies wrote', () => {
  expect(resolveClientAddress(`${'1.2.3.4, '.repeat(2000)}192.0.2.1`, '10.0.0.1', 1)).toBe('192.0.2.1')
  expect(resolveClientAddress(`${'x'.repeat(16_000)}, 198.51.100.7, 192.0.2.1`, '10.0.0.1', 2)).toBe(
    '198.51.100.7',
  )
})

test.each([
  ['a chain, and none is believed', '198.51.100.7', '203.0.113.1', 0, true],
  ['the same from an inner proxy', '198.51.100.7', '127.0.0.1', 0, true],
  ['no chain', undefined, '127.0.0.1', 0, false],
  ['an empty chain', ' , ', '127.0.0.1', 0, false],
  ['as many as are known', '198.51.100.7', '10.0.0.1', 1, false],
  ['one more, in an inner network', '198.51.100.7, 10.0.0.2', '10.0.0.1', 1, true],
  ['one more, by IPv6', '198.51.100.7, [fd00::2]:80', '::1', 1, true],
  ['what a client made up before its own address', '1.1.1.1, 198.51.100.7', '10.0.0.1', 1, false],
  ['a client of an inner network', '192.168.1.5', '10.0.0.1', 1, false],
  ['fewer than are known', '198.51.100.7', '10.0.0.1', 3, false],
])('%s: is there a proxy that nobody told of?', (_, forwarded, socket, hops, isThere) => {
  expect(hasUnknownProxy(forwarded, socket, hops)).toBe(isThere)
})
