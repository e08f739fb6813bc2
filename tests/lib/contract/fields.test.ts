import {
  customerEmailField,
  customerNameField,
  customerPhoneField,
  destinationField,
  health,
  message,
  note,
  pickupPlaceField,
  specialRequestsField,
} from '@/lib/contract/fields'

test.each([
  'aino@example.com',
  "aino.o'brien+tours_2@mail.example.co.uk",
  'a!#$%&*/=?^`{|}~-@example.fi',
  '1@2.io',
  'aino@xn--e1afmkfd.xn--p1ai',
  `${'a'.repeat(64)}@example.com`,
])('an address that mail servers accept is accepted: %s', (email) => {
  expect(customerEmailField.parse(` ${email} `)).toBe(email)
})

test.each([
  'a@b',
  '.a@x.fi',
  'a.@x.fi',
  'a..b@x.fi',
  'a@.x.fi',
  'a@x..fi',
  'a@x.fi.',
  'a@x.f',
  'a@127.0.0.1',
  'a@-x.fi',
  'a@x.fi-',
  'a@b@x.fi',
  '"a b"@x.fi',
  'a@[127.0.0.1]',
  'Aino <a@x.fi>',
  'a@x.fi,b@x.fi',
  `${'a'.repeat(65)}@example.com`,
  `a@${'x.'.repeat(100)}`,
])('an address that no mail server accepts is refused: %s', (email) => {
  expect(customerEmailField.safeParse(email).error?.issues).toMatchObject([{ message: 'invalidEmail' }])
})

test('a missing address has its own error', () => {
  expect(customerEmailField.safeParse('').error?.issues[0]?.message).toBe('missing')
})

test('combining marks are accepted as languages use them, but not piled up', () => {
  const piled = (marks: number) => message.safeParse(`Tere${'\u0300'.repeat(marks)} tulemast`).success
  expect([piled(1), piled(30), piled(31), piled(10_000)]).toEqual([true, true, false, false])
  expect(message.parse('e\u0301')).toBe('é')
})

test.each([
  ['aino.k@example.com\u200b', 'aino.k@example.com'],
  ['\u200eaino.k@example.com', 'aino.k@example.com'],
  ['aino.k@exam\u00adple.com\ufe0f', 'aino.k@example.com'],
  ['\ufeff\u2068aino.k@example.com\u2069\u00a0', 'aino.k@example.com'],
  ['aino＠example．com', 'aino@example.com'],
  ['ａｉｎｏ@example。com', 'aino@example.com'],
  ['aino٢٠@example.com', 'aino20@example.com'],
  ['mailto:aino.k@example.com', 'aino.k@example.com'],
  ['gast@bücher.example', 'gast@xn--bcher-kva.example'],
  ['gast@BU\u0308CHER.example', 'gast@xn--bcher-kva.example'],
  ['guest@почта.рф', 'guest@xn--80a1acny.xn--p1ai'],
  ['guest@例え.テスト', 'guest@xn--r8jz45g.xn--zckzah'],
])('an address is stored in the form that mail servers know: %j', (typed, kept) => {
  expect(customerEmailField.parse(typed)).toBe(kept)
})

test.each([
  'gast@bücher.example/evil.example',
  'gast@bücher.example:25',
  'gast@bücher%2eexample',
  'gast@bücher',
  'gäst@bücher.example',
  'gast@١٢٧.٠.٠.١',
  'a@bücher.example@x.fi',
  'aino @example.com',
])('anything that is not an address in any form is refused: %s', (email) => {
  expect(customerEmailField.safeParse(email).error?.issues).toMatchObject([{ message: 'invalidEmail' }])
})

test.each([
  ['\u202a+358 40 123 4567\u202c', '+358 40 123 4567'],
  ['\u202d+358\u00a040\u200b123\ufe0f4567\u202c', '+358 401234567'],
  ['＋８１ ９０ １２３４ ５６７８', '+81 90 1234 5678'],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971 50 123 4567'],
  ['+९१ ९८ १२३ 𝟘𑛐', '+91 98 123 00'],
  ['+44 （０）20\u20117946–0018', '+44 (0)20-7946-0018'],
  ['\u3164\u200b', null],
])('a phone number is stored in ASCII digits: %j', (typed, kept) => {
  expect(customerPhoneField.parse(typed)).toBe(kept)
})

test.each([
  ['\u202bمحمد علي\u202c', 'محمد علي'],
  ['山田　太郎', '山田 太郎'],
  ['\u2067אבי\u2069\u00a0\u00adכהן\u200f', 'אבי כהן'],
  ['Ai\u200bno \u202eKor\u2060honen\ufeff', 'Aino Korhonen'],
  ['Ai\u200dno\ufe0f', 'Aino'],
  // Characters that a script or an emoji needs are kept.
  ['فاطمه\u200cسادات\u200c', 'فاطمه\u200cسادات'],
  ['श्री क\u094d\u200dष', 'श्री क\u094d\u200dष'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['Zoë 🦊👨\u200d👩\u200d👧 ❤\ufe0f', 'Zoë 🦊👨\u200d👩\u200d👧 ❤\ufe0f'],
  ['🏴\u{e0067}\u{e0062}\u{e007f}\u{e0041}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
])('invisible characters are removed from names and places before validation: %j', (typed, kept) => {
  expect([customerNameField.parse(typed), pickupPlaceField.parse(typed)]).toEqual([kept, kept])
})

test.each([
  '\u3164',
  '\u2800',
  '\u115f\u1160',
  '\uffa0',
  '\u0301\u0308',
  '\u200d',
  '\ufffc',
  '\u{e0041}',
  '\u17b4',
])('a name with nothing visible counts as missing: %j', (typed) => {
  expect(customerNameField.safeParse(typed).error?.issues).toMatchObject([{ message: 'missing' }])
  expect(pickupPlaceField.parse(typed)).toBeNull()
})

test('a line break counts as one character, however it is sent, and longer text is refused', () => {
  const lines = (length: number) => 'x\r\n'.repeat((length - 1) / 2) + 'x'
  for (const [field, most] of [
    [health, 999],
    [specialRequestsField, 1999],
  ] as const) {
    expect(field.parse(lines(most))).toHaveLength(most)
    expect(field.parse(`${lines(most)}\rx`.slice(0, -1))).toHaveLength(most)
    expect(field.safeParse(`${lines(most)}xx`).success).toBe(false)
  }
  expect(message.parse('one\r\n\r\ntwo\rthree')).toBe('one\n\ntwo\nthree')
})

test('marks separated only by invisible characters still count as piled up', () => {
  const piled = `e${'\u0300'.repeat(20)}\u200b${'\u0300'.repeat(20)}`
  expect(message.safeParse(piled).success).toBe(false)
})

test.each([
  // Line breaks as used by Word and PowerPoint, page printers, mainframes, and Unicode.
  ...['\n', '\r', '\r\n', '\u000b', '\u000c', '\u0085', '\u2028', '\u2029', ' \u000b\n '],
])(
  'a paste’s line break %j is one: text keeps it, a name has a blank for it, a place a comma',
  (lineBreak) => {
    expect(message.parse(`one${lineBreak}two`.replaceAll(' ', ''))).toMatch(/^one\n{1,2}two$/)
    if (!/[\r\n]/.test(lineBreak))
      expect(customerNameField.parse(`Aino${lineBreak}Korhonen${lineBreak}`)).toBe('Aino Korhonen')
    expect(pickupPlaceField.parse(`Hotel Aurora${lineBreak}Koskikatu 1,${lineBreak}Rovaniemi`)).toBe(
      'Hotel Aurora, Koskikatu 1, Rovaniemi',
    )
    expect(destinationField.parse(`From the airport${lineBreak}to Levi`)).toBe('From the airport, to Levi')
    expect(note.parse(`Called.${lineBreak}Comes at nine`)).toBe('Called. Comes at nine')
  },
)

test.each([
  ['Rova\u0002niemi', 'Rovaniemi'],
  ['Rova\u0002\nniemi', 'Rovaniemi'],
  ['Rova\u0002\r\nniemi', 'Rovaniemi'],
  ['Rova\ufffeniemi', 'Rovaniemi'],
  ['Rova\u001fniemi', 'Rovaniemi'],
  ['Meyer\u001eLansky', 'Meyer-Lansky'],
])('hyphens from PDF and Word become visible text: %j', (pasted, kept) => {
  for (const field of [pickupPlaceField, specialRequestsField]) expect(field.parse(pasted)).toBe(kept)
})

test('a place on several lines may be as long as one on a single line, no longer', () => {
  expect(pickupPlaceField.parse(`${'x'.repeat(100)}\n${'x'.repeat(98)}`)).toHaveLength(200)
  expect(pickupPlaceField.safeParse(`${'x'.repeat(100)}\n${'x'.repeat(99)}`).success).toBe(false)
})

test.each(['\u0000', '\u0001', '\u0007', '\u001b[31m', '\u007f', '\u0080', '\u009f', '\ud800', '\udc00'])(
  'what no text has is refused all the same: %j',
  (sign) => {
    for (const field of [customerNameField, pickupPlaceField, message, customerPhoneField])
      expect(field.safeParse(`Aino${sign}Korhonen`).success).toBe(false)
  },
)
