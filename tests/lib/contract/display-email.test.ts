import { customerEmailField } from '@/lib/contract/fields'
import { displayEmail } from '@/lib/contract/display-email'

test.each([
  ['rv.jp@xn--r8jz45g.jp', 'rv.jp@例え.jp'],
  ['gast@xn--bcher-kva.example', 'gast@bücher.example'],
  ['guest@xn--80a1acny.xn--p1ai', 'guest@почта.рф'],
  ['aino@example.com', 'aino@example.com'],
  ['', ''],
  // Anything that is not a domain is left unchanged.
  ['a@xn--.example', 'a@xn--.example'],
  ['nobody', 'nobody'],
])('%s is shown as %s, and typing that gives the same address', (address, shown) => {
  expect(displayEmail(address)).toBe(shown)
  if (customerEmailField.safeParse(address).success) expect(customerEmailField.parse(shown)).toBe(address)
})
