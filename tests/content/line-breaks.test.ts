import { preventLineBreaks } from '@/content/line-breaks'

test('no line ends between a number and its unit', () => {
  expect(preventLineBreaks('100 km, 62 miles, −30 °C, 179 € and 2 hours')).toBe(
    '100\u00a0km, 62\u00a0miles, −30\u00a0°C, 179\u00a0€ and 2 hours',
  )
})

test('no line ends within e-mail, and every other hyphen may end one', () => {
  expect(preventLineBreaks('E-mail, our e-mails and a pick-up')).toBe(
    'E-\u2060mail, our e-\u2060mails and a pick-up',
  )
})
