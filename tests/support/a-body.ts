import fc from 'fast-check'

/* Arbitrary input from strangers: see the property tests of the routes. */

/** Texts that often break programs, in addition to those from fast-check. */
const odd = fc.constantFrom(
  '\u0000',
  '\ud800',
  'a\ud83d',
  '\u202eevil',
  '\u2066a\u2069',
  'Aino\r\nBcc: victim@example.com',
  '\u001b[2J',
  '\ufeff',
  '\u200b',
  '\u0085',
  '[object Object]',
  "'; DROP TABLE bookings; --",
  '<script>alert(1)</script>',
  '%00%0d%0a',
  '${7*7}{{7*7}}',
  '9'.repeat(400),
  'a@b.fi',
  'Å'.normalize('NFD'),
  'e\u0301'.repeat(300),
  '\ufdfa'.repeat(200),
)

export const anyText = fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 300 }), fc.string())

/** With half of a surrogate pair: not well-formed. */
const brokenText = fc.string({ unit: 'binary-ascii', maxLength: 3 }).map((text) => `${text}\udc00`)

const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, 1, 1e308, -1, 2 ** 31, 2 ** 53, 0.1, 179, 1e-320),
)

export const anyValue = fc.oneof(
  anyText,
  brokenText,
  anyNumber,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 12 }),
  fc.array(anyText, { maxLength: 3 }),
)

/** A body that is valid except for some of its fields. */
function aBodyAlmost(right: Readonly<Record<string, unknown>>): fc.Arbitrary<object> {
  const wrongs = Object.fromEntries(Object.keys(right).map((key) => [key, anyValue]))
  return fc
    .record({ ...wrongs, topic: anyValue, __proto__: anyValue }, { requiredKeys: [] })
    .map((wrong) => ({ ...right, ...wrong }))
}

/** Any body: JSON or not, valid or not, an object or not. */
export function aBody(right: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  return fc.oneof(
    aBodyAlmost(right).map((body) => JSON.stringify(body)),
    anyValue.map((value) => JSON.stringify(value) ?? ''),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.json(),
    fc.nat(12_000).map((depth) => '['.repeat(depth)),
    fc.nat(12_000).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`.slice(0, 32_000)),
  )
}

/** Headers that a client may send: names that we read, with values of any printable text. */
export const someHeaders = fc.dictionary(
  fc.constantFrom(
    'idempotency-key',
    'filled-in-ms',
    'proof-of-work',
    'origin',
    'sec-fetch-site',
    'content-type',
    'x-forwarded-for',
    'x-client-address',
    'stripe-signature',
    'accept',
    'content-length',
  ),
  fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 300 }).map((value) => value.trim()),
    fc.constantFrom('same-origin', 'application/json', 'null', 'https://lumi.example.com', '1', 't=1,v1=00'),
  ),
  { maxKeys: 4 },
)
