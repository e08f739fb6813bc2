import { helsinkiInstant } from '@/lib/calendar/day'
import { calendarFile } from '@/lib/emails/calendar-file'
import { type BookingFacts } from '@/lib/emails/facts'
import { aBookingFacts, sender } from '@/tests/support/a-booking-email'

/** The lines of the file as a calendar reads them: unfolded. */
function linesOf(facts: BookingFacts): string[] {
  return calendarFile(facts, sender)
    .content.replace(/\r\n[ \t]/g, '')
    .split('\r\n')
}

function onDay(day: string, start: string, end: { day: string; time: string }): BookingFacts {
  return aBookingFacts({
    day,
    startsAt: helsinkiInstant(day, start).toISOString(),
    endsAt: helsinkiInstant(end.day, end.time).toISOString(),
  })
}

test('a winter evening stands in Helsinki time and ends on the next morning', () => {
  const lines = linesOf(aBookingFacts())
  expect(lines).toContain('DTSTART;TZID=Europe/Helsinki:20261212T200000')
  expect(lines).toContain('DTEND;TZID=Europe/Helsinki:20261213T050000')
})

test('a summer morning stands in Helsinki time, three hours ahead of UTC', () => {
  const facts = onDay('2027-06-12', '09:30', { day: '2027-06-12', time: '14:30' })
  expect(facts.startsAt).toBe('2027-06-12T06:30:00.000Z')
  expect(linesOf(facts)).toContain('DTSTART;TZID=Europe/Helsinki:20270612T093000')
  expect(linesOf(facts)).toContain('DTEND;TZID=Europe/Helsinki:20270612T143000')
})

test('an evening before the clocks change ends at the new time, eight hours later', () => {
  const facts = onDay('2027-03-27', '20:00', { day: '2027-03-28', time: '05:00' })
  expect(facts.startsAt).toBe('2027-03-27T18:00:00.000Z')
  expect(facts.endsAt).toBe('2027-03-28T02:00:00.000Z')
  expect(linesOf(facts)).toContain('DTSTART;TZID=Europe/Helsinki:20270327T200000')
  expect(linesOf(facts)).toContain('DTEND;TZID=Europe/Helsinki:20270328T050000')
})

test('a tour without a fixed end takes the whole day', () => {
  const lines = linesOf(aBookingFacts({ endsAt: null }))
  expect(lines).toContain('DTSTART;VALUE=DATE:20261212')
  expect(lines).toContain('DTEND;VALUE=DATE:20261213')
})

test('the file brings its time zone with both of its changes', () => {
  const lines = linesOf(aBookingFacts())
  const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'))
  expect(zone).toContain('TZID:Europe/Helsinki')
  expect(zone.filter((line) => line.startsWith('TZOFFSETTO'))).toEqual([
    'TZOFFSETTO:+0300',
    'TZOFFSETTO:+0200',
  ])
})

test('the event names the booking, the place and the page, and is stamped from the facts', () => {
  const lines = linesOf(aBookingFacts())
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:LL-7KM4QD@lumi.example.com',
      'DTSTAMP:20261120T120500Z',
      'SUMMARY:Guaranteed Northern Lights Tour',
      'LOCATION:Pick-up at your accommodation in Rovaniemi',
      'URL;VALUE=URI:https://lumi.example.com/northern-lights-tour',
    ]),
  )
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
    'Booking LL-7KM4QD\\nPick-up 20:00\\, drop-off between 00:00 and 05:00 (Finnish time)',
  )
})

test("the description tells the sky of that night, as the tour's page does", () => {
  const description = linesOf(aBookingFacts()).find((line) => line.startsWith('DESCRIPTION:'))
  expect(description).toContain(
    'all of that time is dark\\; the moon (waxing crescent\\, 12 % lit) stays below the horizon.',
  )
})

test('every block that opens closes, in order', () => {
  const open: string[] = []
  for (const line of linesOf(aBookingFacts())) {
    const [, verb, block = ''] = /^(BEGIN|END):(.+)$/.exec(line) ?? []
    if (verb === 'BEGIN') open.push(block)
    if (verb === 'END') expect(open.pop()).toBe(block)
  }
  expect(open).toEqual([])
})

test('lines end with CRLF and have at most 75 octets, also where letters take several', () => {
  const meetingPoint = 'Nouto majapaikasta, Pöykkölä; sää päättää ääriäyräillä, hyvää yötä ❄️ '.repeat(4)
  const { content } = calendarFile(aBookingFacts({ meetingPoint }), sender)
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(Math.max(...content.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(linesOf(aBookingFacts({ meetingPoint })).join('')).toContain('ääriäyräillä\\, hyvää yötä ❄️')
})

test('the file is sent as a published calendar', () => {
  const { filename, contentType } = calendarFile(aBookingFacts(), sender)
  expect(filename).toBe('booking-LL-7KM4QD.ics')
  expect(contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH')
})
