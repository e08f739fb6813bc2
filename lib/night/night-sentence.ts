import { type Day, helsinkiTime, helsinkiDay } from '@/lib/calendar/day'
import { plural } from '@/lib/language/pluralize'
import { findDarkSpans } from '@/lib/night/find-dark-spans'
import { findMoonUpSpans } from '@/lib/night/moon-up'
import { type Sky } from '@/lib/night/sky'
import { totalClockHours, type Span } from '@/lib/night/time-span'

/**
 * Describe in one sentence what can be predicted about an evening tour: for how many hours it is dark, and what the
 * moon does.
 *
 * @param span   from the start to the latest end
 * @param skies  in the order of their days, see `findMoonUpSpans`
 */
export function nightSentence(span: Span, day: Day, skies: readonly Sky[]): string {
  const sky = skies.find(({ date }) => date === day)
  return `${darkText(span, findDarkSpans(span, skies))}${sky ? `; ${moonText(span, sky, skies)}` : ''}.`
}

function darkText(span: Span, spans: readonly Span[]): string {
  const [start, end] = [helsinkiTime(span.start), helsinkiTime(span.end)]
  const [dark] = spans
  if (!dark) return `This night is too light for the tour: it does not get dark between ${start} and ${end}`
  const [hours, tourHours] = [totalClockHours(spans), totalClockHours([span])]
  if (hours === tourHours)
    return `The tour runs from ${start} to ${end} at the latest, and all of that time is dark${clockChangeText(span)}`
  const when = `${edgeText(span, dark)}, for ${formatHours(hours)}${clockChangeText(span)}`
  if (hours * 2 < tourHours)
    return `Most of this tour is too light: between ${start} and ${end} it is dark only ${when}`
  return `The tour runs from ${start} to ${end} at the latest, and it is dark ${when}`
}

function moonText(span: Span, sky: Sky, skies: readonly Sky[]): string {
  const way = moonPathText(span, sky.date, skies)
  return `the moon (${moonPhaseText(sky)})${way ? ` ${way}` : ''}`
}

/** Describe the moon's phase: `waning gibbous, 71 % lit`, or `full, 100 % lit`. */
export function moonPhaseText({ moonPhase, moonShare }: Sky): string {
  return `${moonPhase.replace(' moon', '')}, ${Math.round(moonShare * 100)} % lit`
}

/** Describe what the moon does within a span, such as `rises at 19:10`; null if unknown. */
export function moonPathText(span: Span, day: Day, skies: readonly Sky[]): string | null {
  const up = findMoonUpSpans(span, day, skies)
  if (!up) return null
  const [first, second] = up
  if (!first) return 'stays below the horizon'
  if (second) return `sets at ${helsinkiTime(first.end)} and rises again at ${helsinkiTime(second.start)}`
  const isUpFirst = first.start <= span.start
  const isUpLast = first.end >= span.end
  if (isUpFirst && isUpLast) return 'is up all the time'
  if (isUpFirst) return `sets at ${helsinkiTime(first.end)}`
  if (isUpLast) return `rises at ${helsinkiTime(first.start)}`
  return `is up ${edgeText(span, first)}`
}

/** Describe a span within another: `from 21:36 on`, `until 04:10`, `from 22:26 to 01:03` */
function edgeText(span: Span, { start, end }: Span): string {
  if (end >= span.end) return `from ${helsinkiTime(start)} on`
  if (start <= span.start) return `until ${helsinkiTime(end)}`
  return `from ${helsinkiTime(start)} to ${helsinkiTime(end)}`
}

/** Format a number of hours: `7 hours 24 minutes` */
export function formatHours(hours: number): string {
  const minutes = Math.round(hours * 60)
  const parts = [plural(Math.floor(minutes / 60), 'hour'), plural(minutes % 60, 'minute')]
  return parts.filter((part) => !part.startsWith('0 ')).join(' ') || 'less than a minute'
}

/**
 * Return ` (the clocks go forward an hour in this night)`, which explains why the times shown do not match the hours;
 * empty on other nights.
 */
export function clockChangeText({ start, end }: Span): string {
  const shift = asIfUtc(end) - asIfUtc(start) - (end.getTime() - start.getTime())
  if (shift === 0) return ''
  return ` (the clocks go ${shift > 0 ? 'forward' : 'back'} an hour in this night)`
}

function asIfUtc(instant: Date): number {
  return Date.parse(`${helsinkiDay(instant)}T${helsinkiTime(instant)}Z`) + (instant.getTime() % 60_000)
}
