import { customerEmail, message } from '@/lib/contract/fields'

test.each([
  'aino@example.com',
  "aino.o'brien+tours_2@mail.example.co.uk",
  'a!#$%&*/=?^`{|}~-@example.fi',
  '1@2.io',
  'aino@xn--e1afmkfd.xn--p1ai',
  `${'a'.repeat(64)}@example.com`,
])('an address that mail servers take is taken: %s', (email) => {
  expect(customerEmail.parse(` ${email} `)).toBe(email)
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
])('an address that no mail server takes is refused: %s', (email) => {
  expect(customerEmail.safeParse(email).error?.issues).toMatchObject([{ message: 'Invalid email address' }])
})

test('a missing address has its own text', () => {
  expect(customerEmail.safeParse('').error?.issues[0]?.message).toBe('Please fill in all required fields')
})

test('marks upon a letter are taken as languages write them, and not piled up', () => {
  const piled = (marks: number) => message.safeParse(`Tere${'\u0300'.repeat(marks)} tulemast`).success
  expect([piled(1), piled(30), piled(31), piled(10_000)]).toEqual([true, true, false, false])
  expect(message.parse('e\u0301')).toBe('é')
})
