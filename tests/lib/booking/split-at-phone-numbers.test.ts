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
  // Without a country code, as it is dialled in Finland, wherever the guest is from: landlines, and foreign numbers.
  ['016 123 456', 'tel:016123456'],
  ['(016) 123456', 'tel:016123456'],
  ['09-123 4567', 'tel:091234567'],
  ['06 12 34 56 78', 'tel:0612345678'],
  ['06.12.34.56.78', 'tel:0612345678'],
  ['0412 345 678', 'tel:0412345678'],
  ['020 7946 0018', 'tel:02079460018'],
  ['030/1234567', 'tel:0301234567'],
  ['Aino: 016 123 456, in the evening', 'tel:016123456'],
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
  ['+358 40 1234567 / 016 123 456', ['tel:+358401234567', 'tel:016123456']],
  ['016 123 456/016 654 321', ['tel:016123456', 'tel:016654321']],
  ['home 016 123456, work 09 1234567', ['tel:016123456', 'tel:091234567']],
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
  // Not in Finland, where a number begins with 0.
  '9946 8123456',
  // Dialled from Australia.
  '0011 44 20 7946 0018',
  // Letters instead of digits, and a German number with more digits after it.
  '+1 8oo 555 0100',
  '+1 800 FLOWERS',
  '+49 30 12345 6o7',
  '+49 30 12345 o67',
  '+O6 12 34 56 78',
  '8 903 123 45 67',
  '+358 40 1234567 12.12.2026 18:00',
  // Too short, too long, parts of another number, a date.
  '016 123',
  '0123 4567 8901 2345',
  '12 016 123 456',
  '016 123 45o',
  '05.12.2026',
])('a number that cannot be dialled is not a link: %s', (typed) => {
  expect(splitAtPhoneNumbers(typed)).toEqual([{ text: typed, url: null }])
})
