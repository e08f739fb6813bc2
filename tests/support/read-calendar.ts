import ICAL from 'ical.js'

/** Read a calendar file as calendar programs do, with an independent parser; it knows only the file's own time zone. */
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
    /** A day for an all-day entry, otherwise an instant. */
    start: event.startDate.isDate ? event.startDate.toString() : instantOf(event.startDate),
    end: event.endDate.isDate ? event.endDate.toString() : instantOf(event.endDate),
  }
}

function instantOf(time: unknown): string {
  if (!(time instanceof ICAL.Time)) throw new Error(`no time: ${String(time)}`)
  return time.toJSDate().toISOString()
}
