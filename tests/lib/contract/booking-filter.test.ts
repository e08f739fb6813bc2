import { bookingFilterInput, toFilterDays } from '@/lib/contract/booking-filter'
import { toSearchTerms } from '@/lib/contract/search-terms'

const NOON = new Date('2026-12-01T10:00:00Z')

test.each([
  ['  Aino  Mäkinen ', ['Aino', 'Mäkinen']],
  ['+358 (0)40 123-4567', ['+358 (0)40 123-4567']],
  ['٠٤٠ 123', ['040 123']],
  ['gast@bücher.example', ['gast@xn--bcher-kva.example']],
  ['LL-7KM4QD', ['LL-7KM4QD']],
  ['\u200b \u2060', []],
  ['', []],
])('%p is looked for as %p', (typed, terms) => {
  expect(toSearchTerms(typed)).toEqual(terms)
})

test('an empty form filters nothing', () => {
  expect(bookingFilterInput(NOON).parse({})).toEqual({})
  expect(bookingFilterInput(NOON).parse({ q: '', state: '', tour: '', day: '', since: '' })).toEqual({})
})

test('a form is read as a filter', () => {
  const typed = { q: 'Aino 040', state: 'Choice open', tour: '8', day: 'today..2026-12-24', since: 'today' }
  expect(bookingFilterInput(NOON).parse(typed)).toEqual({
    words: ['Aino', '040'],
    state: 'choice_open',
    tourId: 8,
    days: { first: '2026-12-01', last: '2026-12-24' },
    since: new Date('2026-11-30T22:00:00Z'),
  })
  expect(bookingFilterInput(NOON).parse({ day: '2026-12-24' }).days).toEqual({
    first: '2026-12-24',
    last: '2026-12-24',
  })
})

test('days of departure are chosen one by one, and either may be left out', () => {
  const [from, until] = ['2026-12-24', '2026-12-26']
  const daysOf = (typed: object) => bookingFilterInput(NOON).parse(typed).days
  expect(daysOf({ from, until })).toEqual({ first: from, last: until })
  expect(daysOf({ from, until: '' })).toEqual({ first: from })
  expect(daysOf({ from: '', until })).toEqual({ last: until })
  expect(daysOf({ from: until, until })).toEqual({ first: until, last: until })
})

test('the date fields show the days of a link', () => {
  const none = { from: undefined, until: undefined, since: undefined }
  const today = '2026-12-01'
  expect(toFilterDays({}, NOON)).toEqual(none)
  expect(toFilterDays({ day: 'today' }, NOON)).toEqual({ ...none, from: today, until: today })
  expect(toFilterDays({ day: 'today..2026-12-24' }, NOON)).toEqual({
    ...none,
    from: today,
    until: '2026-12-24',
  })
  expect(toFilterDays({ since: 'today' }, NOON)).toEqual({ ...none, since: today })
  expect(toFilterDays({ day: 'today', from: '2026-12-24', until: '' }, NOON)).toEqual({
    ...none,
    from: '2026-12-24',
  })
  expect(toFilterDays({ day: 'soon', since: 'soon' }, NOON)).toEqual({ ...none, since: 'soon' })
})

test.each([
  { until: '2026-12-23', from: '2026-12-24' },
  { from: 'soon' },
  { state: 'paid' },
  { tour: 'aurora' },
  { tour: '1'.repeat(7) },
  { since: '24.12.2026' },
  ...['2026-12-26..2026-12-24', '2026-12-24..', '..2026-12-24', '2026-02-30', 'a..b..c'].map((day) => ({
    day,
  })),
])('%p is an error next to its field', (typed) => {
  const { error } = bookingFilterInput(NOON).safeParse(typed)
  expect(error?.issues).toMatchObject([{ path: Object.keys(typed).slice(0, 1) }])
})
