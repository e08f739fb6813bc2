import fc from 'fast-check'
import { redactEmailAddresses } from '@/lib/observability/redact-email-addresses'

test.each([
  ['a slip about aino@example.com, again', 'a slip about …, again'],
  ['{"to":"aino@example.com","cc":"Aino <a.b+c@x.example>"}', '{"to":"…","cc":"Aino <…>"}'],
  ['aino@one.example@two.example b@c', '… …'],
  ['node_modules/@prisma/client/index.js', 'node_modules/@prisma/client/index.js'],
  ['@ a@ @b', '@ a@ @b'],
  ['a@ b@c', 'a@ …'],
  ['no address', 'no address'],
  ['', ''],
])('%j is written as %j', (line, written) => {
  expect(redactEmailAddresses(line)).toBe(written)
})

test('no address is left in any line', () => {
  const address = /[^\s"'<>()[\]\\,;:/]@[^\s"'<>()[\]\\,;:/]/
  const line = fc.string({ unit: fc.constantFrom('a', '@', ' ', '"', '/', '.'), maxLength: 40 })
  fc.assert(fc.property(line, (text) => expect(redactEmailAddresses(text)).not.toMatch(address)))
})
