import { isLoopback } from '@/lib/is-loopback'

test.each(['localhost', 'shop.localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]', '/var/run/postgresql'])(
  '%s is this machine',
  (host) => expect(isLoopback(host)).toBe(true),
)

test.each(['localhost.example.com', '127.example.com', '10.0.0.1', '::2', 'db'])('%s is another', (host) =>
  expect(isLoopback(host)).toBe(false),
)
