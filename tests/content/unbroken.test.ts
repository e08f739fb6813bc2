import { unbroken } from '@/content/unbroken'

test('no line ends within e-mail, and every other hyphen may end one', () => {
  expect(unbroken('E-mail, our e-mails and a pick-up')).toBe('E-\u2060mail, our e-\u2060mails and a pick-up')
})
