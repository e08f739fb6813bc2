import ICAL from 'ical.js'

/** A calendar file as a calendar takes it in, by a parser that did not write it; it knows no zone but the file's own. */
export function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [entry, ...others] = calendar.getAllSubcomponents('vevent')
  if (!entry || others.length > 0) throw new Error('a booking has one entry')
  const event = new ICAL.Event(entry)
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: entry.getFirstPropertyValue('status'),
    stampedAt: instantOf(entry.getFirstPropertyValue('dtstamp')),
    url: entry.getFirstPropertyValue('url'),
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    location: event.location,
    description: event.description,
    zone: event.startDate.zone?.tzid,
    isAllDay: event.startDate.isDate,
    /** A day of an entry that takes all of it, else an instant. */
    start: event.startDate.isDate ? event.startDate.toString() : instantOf(event.startDate),
    end: event.endDate.isDate ? event.endDate.toString() : instantOf(event.endDate),
  }
}

function instantOf(time: unknown): string {
  if (!(time instanceof ICAL.Time)) throw new Error(`no time: ${String(time)}`)
  return time.toJSDate().toISOString()
}
