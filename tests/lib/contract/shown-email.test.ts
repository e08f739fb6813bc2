import { customerEmail } from '@/lib/contract/fields'
import { shownEmail } from '@/lib/contract/shown-email'

test.each([
  ['rv.jp@xn--r8jz45g.jp', 'rv.jp@例え.jp'],
  ['gast@xn--bcher-kva.example', 'gast@bücher.example'],
  ['guest@xn--80a1acny.xn--p1ai', 'guest@почта.рф'],
  ['aino@example.com', 'aino@example.com'],
  ['', ''],
  // What is no domain stays as it is.
  ['a@xn--.example', 'a@xn--.example'],
  ['nobody', 'nobody'],
])('%s is read as %s, and typed so it is the same address', (address, shown) => {
  expect(shownEmail(address)).toBe(shown)
  if (customerEmail.safeParse(address).success) expect(customerEmail.parse(shown)).toBe(address)
})
