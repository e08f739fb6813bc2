import { parseEmailArgument } from '@/lib/commands/parse-email-argument'
import { parseDay, parseDayRange } from '@/lib/commands/parse-day'
import { parseMoment } from '@/lib/commands/parse-moment'
import { parseReference } from '@/lib/commands/parse-reference'
import { parseTourId } from '@/lib/commands/parse-tour-id'
import { phoneInput, shortTextInput } from '@/lib/contract/operator-inputs'

const LATE = new Date('2026-12-01T22:30:00Z')

test('today and tomorrow are days in Helsinki, also around clock changes', () => {
  expect(parseDay('today')(LATE)).toBe('2026-12-02')
  expect(parseDay('Tomorrow')(LATE)).toBe('2026-12-03')
  expect(parseDay('tomorrow')(new Date('2027-03-27T22:30:00Z'))).toBe('2027-03-29')
  expect(parseDay('2026-12-24')(LATE)).toBe('2026-12-24')
})

test.each(['24.12.2026', '2026-12-2', 'yesterday', '', 'constructor'])('%p is not a day', (text) => {
  expect(() => parseDay(text)).toThrow('Write a day as today, tomorrow or 2026-12-24.')
})

test('a day that does not exist is refused as such', () => {
  expect(() => parseDay('2026-02-30')).toThrow('There is no 2026-02-30.')
  expect(() => parseDayRange('2026-02-27..2026-02-30')).toThrow('There is no 2026-02-30.')
})

test('a range is one day, or two with both included', () => {
  expect(parseDayRange('2026-12-24')(LATE)).toEqual({ first: '2026-12-24', last: '2026-12-24' })
  expect(parseDayRange('today..2026-12-26')(LATE)).toEqual({ first: '2026-12-02', last: '2026-12-26' })
})

test('a reversed or open range is refused', () => {
  expect(() => parseDayRange('2026-12-26..2026-12-24')(LATE)).toThrow('ends before it begins')
  for (const text of ['2026-12-24..', '..2026-12-24', '2026-12-24..2026-12-25..2026-12-26'])
    expect(() => parseDayRange(text)).toThrow('with both ends')
})

test('a tour is found by its number or its page, with or without the slash', () => {
  for (const text of ['1', 'northern-lights-tour', '/Northern-Lights-Tour']) expect(parseTourId(text)).toBe(1)
  expect(() => parseTourId('aurora')).toThrow('2 snowshoe-rental')
})

test('a reference is accepted in any case, with a hyphen, a dash, a space or nothing', () => {
  for (const text of ['LL-7KM4QD', 'll7km4qd', 'LL 7KM 4QD', ' ll–7km4qd '])
    expect(parseReference(text)).toBe('LL-7KM4QD')
  for (const text of ['7KM4QD', 'LL-7KM4Q', 'LL-7KM4QDX', ''])
    expect(() => parseReference(text)).toThrow('Write a reference as LL-7KM4QD.')
})

test('an e-mail address is exactly one address', () => {
  expect(parseEmailArgument(' Aino@example.com ')).toBe('Aino@example.com')
  expect(parseEmailArgument('\u200egast@bücher.example')).toBe('gast@xn--bcher-kva.example')
  for (const text of ['Aino', '--yes', 'a@b@c'])
    expect(() => parseEmailArgument(text)).toThrow('Write one e-mail')
})

test('a phone number has six digits to fifty characters, and no letters', () => {
  expect(phoneInput.parse(' +358 (0)40 123-4567 ')).toBe('+358 (0)40 123-4567')
  expect(phoneInput.parse('123456')).toBe('123456')
  expect(phoneInput.parse('\u202a＋３５８ ٤٠ 1234567\u202c')).toBe('+358 40 1234567')
  expect(phoneInput.parse('4'.repeat(50))).toHaveLength(50)
  for (const text of ['abc', '12345', '+358 40 12 ab', '4'.repeat(51)])
    expect(() => phoneInput.parse(text)).toThrow('Please write a phone number such as +358 40 1234567')
})

test('a text must be visible', () => {
  expect(shortTextInput.parse(' \u202bمحمد\u202c \u200b')).toBe('محمد')
  for (const text of ['', '\u3164', '\u2800', '\u0301'])
    expect(() => shortTextInput.parse(text)).toThrow('Please write 1 to')
})

test.each([
  ['2026-12-11 19:50', '2026-12-11T17:50:00.000Z'],
  ['2026-12-11T19:50', '2026-12-11T17:50:00.000Z'],
  ['today', '2026-12-01T22:00:00.000Z'],
  ['2026-07-01', '2026-06-30T21:00:00.000Z'],
  ['2026-12-11 17:50:02.755143+00', '2026-12-11T17:50:02.755Z'],
  ['2026-12-11T17:50:02Z', '2026-12-11T17:50:02.000Z'],
  ['2026-12-11 23:20+05:30', '2026-12-11T17:50:00.000Z'],
])('the moment %p is %p', (text, instant) => {
  expect(parseMoment(text)(LATE).toISOString()).toBe(instant)
})

test.each(['19:50', '2026-12-11 19:50:00', '2026-02-30 10:00', '2026-12-11T25:00Z', ''])(
  '%p is no moment',
  (text) => {
    expect(() => parseMoment(text)).toThrow('Write a moment as 2026-12-11 19:50 in Helsinki time')
  },
)
