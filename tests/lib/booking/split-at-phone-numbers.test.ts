import { splitAtPhoneNumbers } from '@/lib/booking/split-at-phone-numbers'

const urlsOf = (phone: string) => splitAtPhoneNumbers(phone).flatMap(({ url }) => url ?? [])

test.each([
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['+358 (0)40 123 4567', 'tel:+358401234567'],
  ['+81-(0)90-1234-5678', 'tel:+819012345678'],
  // In Italy the zero is part of the number.
  ['+39 06 6982 1234', 'tel:+390669821234'],
  ['+1 202-555-0100 ext. 12', 'tel:+12025550100'],
  ['+358 40 123 45 67 #12', 'tel:+358401234567'],
  ['＋８１ ９０ １２３４ ５６７８', 'tel:+819012345678'],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', 'tel:+971501234567'],
  ['\u202a+358\u00a040\u2011123\u20114567\u202c', 'tel:+358401234567'],
  ['+49 30/1234567', 'tel:+49301234567'],
  ['0044 20 7946 0018', 'tel:+442079460018'],
  ['(+358) 40 1234567', 'tel:+358401234567'],
  ['00 33 6 12 34 56 78', 'tel:+33612345678'],
  ['Aino: +358 40 1234567, in the evening', 'tel:+358401234567'],
  ['040 555 1234', 'tel:+358405551234'],
  ['050-5551234', 'tel:+358505551234'],
  ['0405551234', 'tel:+358405551234'],
  // Mexican mobile numbers as dialled until 2020.
  ['+52 1 55 1234 5678', 'tel:+5215512345678'],
])('%s is dialled as one number', (typed, url) => {
  expect(urlsOf(typed)).toEqual([url])
})

test.each([
  ['+358 40 1234567 / 0044 20 7946 0018', ['tel:+358401234567', 'tel:+442079460018']],
  ['home +358 40 1234567, work +44 20 7946 0018 x5', ['tel:+358401234567', 'tel:+442079460018']],
  ['0401234567 / 0507654321', ['tel:+358401234567', 'tel:+358507654321']],
  ['+358 40 1234567 or 050 7654321', ['tel:+358401234567', 'tel:+358507654321']],
  ['+358401234567+358507654321', ['tel:+358401234567', 'tel:+358507654321']],
  ['+49 (0) 151 23456789; +49 151 23456780', ['tel:+4915123456789', 'tel:+4915123456780']],
])('each of two numbers in one field can be dialled: %s', (typed, urls) => {
  expect(urlsOf(typed)).toEqual(urls)
  expect(
    splitAtPhoneNumbers(typed)
      .map(({ text }) => text)
      .join(''),
  ).toBe(typed)
})

test.each([
  'none',
  'WhatsApp: aino_k',
  '12',
  '+999 123 456 789',
  // Without a country code, a valid Finnish number may be a foreign one: here French, Dutch, British, and
  // others.
  '06 12 34 56 78',
  '04 12 34 56 78',
  // Australian.
  '0412 345 678',
  '06-12345678',
  '020 7946 0018',
  '9946 8123456',
  // Dialled from Australia.
  '0011 44 20 7946 0018',
  // Letters instead of digits, and a German number with more digits after it.
  '+1 8oo 555 0100',
  '+1 800 FLOWERS',
  '+49 30 12345 6o7',
  '+49 30 12345 o67',
  '+O6 12 34 56 78',
  '0171 2345678',
  '090 1234 5678',
  '8 903 123 45 67',
  '+358 40 1234567 12.12.2026 18:00',
])('a number that cannot be dialled from everywhere is not a link: %s', (typed) => {
  expect(splitAtPhoneNumbers(typed)).toEqual([{ text: typed, url: null }])
})
