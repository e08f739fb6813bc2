import ical, {
  ICalCalendarMethod,
  type ICalDayJsStub,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { addDays, HELSINKI_TIME_ZONE } from '@/lib/calendar/day'
import { fileName } from '@/lib/emails/file-name'
import { placeText } from '@/lib/emails/parts/booking-text'
import { skyText } from '@/lib/emails/parts/sky-text'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type EmailSender } from '@/lib/emails/facts/sender'
import { type Attachment } from '@/lib/emails/layout/email-draft'
import { words } from '@/lib/words/words'

/**
 * Create the booking's calendar file in the language of its facts, in Helsinki time and with its time zone. A tour whose end is agreed with the
 * guest is an all-day event. The same facts always give the same file, and all files of a booking have the same UID.
 *
 * @param isCancelled  whether to write the file that removes the tour from the calendar
 *
 * Rule: calendar-files (docs/rules.md)
 */
export function createCalendarAttachment(
  facts: BookingFacts,
  sender: EmailSender,
  isCancelled = false,
): Attachment {
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = ical({
    prodId: { company: sender.brand, product: 'Bookings', language: facts.language.toUpperCase() },
    method,
    timezone: { name: null, generator: timeZoneBlock },
  })
  calendar.createEvent({
    ...times(facts),
    id: `${facts.reference}@${new URL(sender.siteUrl).hostname}`,
    stamp: new Date(facts.writtenAt),
    // Of two calendar files for the same state of a booking, the cancellation counts as the newer.
    sequence: facts.calendarSequence * 2 + (isCancelled ? 1 : 0),
    summary: facts.tourName,
    location: placeText(facts),
    description: describe(facts, sender),
    url: facts.tourUrl,
    organizer: { name: sender.brand, email: sender.email },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return {
    filename: fileName('calendarFile', facts.reference, facts.language),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: `${calendar.toString()}\r\n`,
  }
}

function describe(facts: BookingFacts, { phone }: EmailSender): string {
  const { reference, timesText, language } = facts
  const say = words('papers', language)
  const lines = [
    say('calendarBooking', { reference }),
    say('calendarTimes', { times: timesText }),
    placeText(facts),
    say('calendarPhone', { phone }),
    skyText(facts)?.text,
  ]
  return lines.filter(Boolean).join('\n')
}

function times({
  day,
  startsAt,
  endsAt,
}: BookingFacts): Partial<ICalEventData> & Pick<ICalEventData, 'start'> {
  if (endsAt === null) return { start: day, end: addDays(day, 1), allDay: true }
  return {
    start: helsinkiClock(new Date(startsAt)),
    end: helsinkiClock(new Date(endsAt)),
    timezone: HELSINKI_TIME_ZONE,
  }
}

/**
 * Give the generator an instant as a Day.js object: it would write a plain `Date` in the server's time zone.
 * https://github.com/sebbo2002/ical-generator#-date-time--timezones
 */
function helsinkiClock(instant: Date): ICalDayJsStub {
  const [date = '', time = ''] = wallClock.format(instant).split(' ')
  const stub: ICalDayJsStub = {
    format: (mask = '') => (mask.startsWith('Y') ? date : time).replaceAll(/\D/g, ''),
    isValid: () => true,
    toDate: () => instant,
    toJSON: () => instant.toISOString(),
    tz: () => stub,
  }
  return stub
}

/** Formats the time in Helsinki: `2026-12-12 20:00:00` */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: HELSINKI_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

function timeZoneBlock(zone: string): string | null {
  const [block] = [tzlib_get_ical_block(zone)].flat()
  return block ?? null
}
