import { helsinkiInstant } from '@/lib/calendar/day'
import { createCalendarAttachment } from '@/lib/emails/create-calendar-attachment'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { sampleBookingFacts, sampleSender } from '@/tools/emails/booking-samples'
import { readCalendar } from '@/tests/support/read-calendar'

const read = (facts: BookingFacts) => readCalendar(createCalendarAttachment(facts, sampleSender).content)

function onDay(day: string, start: string, end: { day: string; time: string }): BookingFacts {
  return sampleBookingFacts({
    day,
    startsAt: helsinkiInstant(day, start).toISOString(),
    endsAt: helsinkiInstant(end.day, end.time).toISOString(),
  })
}

test('a winter evening is in Helsinki time and ends the next morning', () => {
  expect(read(sampleBookingFacts())).toMatchObject({
    zone: 'Europe/Helsinki',
    start: '2026-12-12T18:00:00.000Z',
    end: '2026-12-13T03:00:00.000Z',
  })
})

test('a summer morning is in Helsinki time, three hours ahead of UTC', () => {
  const { zone, start, end } = read(onDay('2027-06-12', '09:30', { day: '2027-06-12', time: '14:30' }))
  expect([zone, start, end]).toEqual([
    'Europe/Helsinki',
    '2027-06-12T06:30:00.000Z',
    '2027-06-12T11:30:00.000Z',
  ])
})

test('an evening before the clocks change ends at the new time: eight hours later in spring, ten in autumn', () => {
  const spring = read(onDay('2027-03-27', '20:00', { day: '2027-03-28', time: '05:00' }))
  expect([spring.start, spring.end]).toEqual(['2027-03-27T18:00:00.000Z', '2027-03-28T02:00:00.000Z'])
  const autumn = read(onDay('2026-10-24', '20:00', { day: '2026-10-25', time: '05:00' }))
  expect([autumn.start, autumn.end]).toEqual(['2026-10-24T17:00:00.000Z', '2026-10-25T03:00:00.000Z'])
})

test('a tour without a fixed end is an all-day event', () => {
  const { isAllDay, start, end } = read(sampleBookingFacts({ endsAt: null }))
  expect([isAllDay, start, end]).toEqual([true, '2026-12-12', '2026-12-13'])
})

test('the event names the booking, the place and the page, and its timestamp comes from the facts', () => {
  const event = read(sampleBookingFacts())
  expect(event).toMatchObject({
    method: 'PUBLISH',
    uid: 'LL-7KM4QD@lumi.example.com',
    stampedAt: '2026-11-20T12:05:00.000Z',
    summary: 'Guaranteed Northern Lights Tour',
    location: 'Pick-up at your accommodation in Rovaniemi',
    url: 'https://lumi.example.com/northern-lights-tour',
  })
  expect(event.description).toContain(
    'Booking LL-7KM4QD\nPick-up 20:00, drop-off between 00:00 and 05:00 (Finnish time)',
  )
})

test('the file has the guest’s own place once we know it, and always our number', () => {
  const { location, description } = read(sampleBookingFacts({ pickupPlace: 'Hotel Aurora, Tähtitie 5' }))
  expect(location).toBe('Hotel Aurora, Tähtitie 5')
  expect(description).toContain(`Hotel Aurora, Tähtitie 5\nPhone ${sampleSender.phone}`)
  expect(description).not.toContain('accommodation')
})

test('the description states the sky of that night, as the tour’s page does', () => {
  expect(read(sampleBookingFacts()).description).toContain(
    'all of that time is dark; the moon (waxing crescent, 12 % lit) stays below the horizon.',
  )
})

test('lines end with CRLF and have at most 75 octets, also if letters take several', () => {
  const meetingPoint = 'Nouto majapaikasta, Pöykkölä; sää päättää ääriäyräillä, hyvää yötä ❄️ '.repeat(4)
  const { content } = createCalendarAttachment(sampleBookingFacts({ meetingPoint }), sampleSender)
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(Math.max(...content.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(readCalendar(content).location).toBe(meetingPoint)
})

test('the file is sent as a published calendar', () => {
  const { filename, contentType } = createCalendarAttachment(sampleBookingFacts(), sampleSender)
  expect(filename).toBe('booking-ll-7km4qd.ics')
  expect(contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH')
})
