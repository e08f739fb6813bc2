import { type Day, helsinkiTime, helsinkiDay } from '@/lib/calendar/day'
import { formatClock } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { findDarkSpans } from '@/lib/night/find-dark-spans'
import { findMoonUpSpans } from '@/lib/night/moon-up'
import { type Sky } from '@/lib/night/sky'
import { totalClockHours, type Span } from '@/lib/night/time-span'
import { type Say } from '@/lib/words/say'

/**
 * Describe in one sentence what can be predicted about an evening tour: for how many hours it is dark, and what the
 * moon does.
 *
 * @param span   from the start to the latest end
 * @param skies  in the order of their days, see `findMoonUpSpans`
 */
export function nightSentence(
  say: Say<'sky'>,
  span: Span,
  day: Day,
  skies: readonly Sky[],
  language: Language,
): string {
  const darkness = darkText(say, span, findDarkSpans(span, skies), language)
  const sky = skies.find(({ date }) => date === day)
  if (!sky) return say('darknessAlone', { darkness })
  const path = findMoonPath(span, day, skies, language) ?? { path: 'unknown', from: '', to: '' }
  return say('darknessAndMoon', { darkness, moon: say('moon', { phase: moonPhaseText(say, sky), ...path }) })
}

function darkText(say: Say<'sky'>, span: Span, spans: readonly Span[], language: Language): string {
  const start = formatClock(span.start, language)
  const end = formatClock(span.end, language)
  const [dark] = spans
  if (!dark) return say('tooLight', { start, end })
  const clocks = findClockChange(span)
  const [hours, tourHours] = [totalClockHours(spans), totalClockHours([span])]
  if (hours === tourHours) return say('allDark', { start, end, clocks })
  return say(hours * 2 < tourHours ? 'mostlyLight' : 'partlyDark', {
    ...{ start, end, clocks, hours: formatHours(say, hours) },
    from: formatClock(dark.start, language),
    to: formatClock(dark.end, language),
    part: dark.end >= span.end ? 'end' : dark.start <= span.start ? 'start' : 'middle',
  })
}

/** Describe the moon's phase: `waning gibbous, 71 % lit`, or `full, 100 % lit`. */
export function moonPhaseText(say: Say<'sky'>, { moonPhase, moonShare }: Sky): string {
  return say('moonPhase', { phase: moonPhase.replace(' ', '_'), percent: Math.round(moonShare * 100) })
}

/** What the moon does within a span, as the message `moon` wants it; null if unknown. */
export function findMoonPath(span: Span, day: Day, skies: readonly Sky[], language: Language) {
  const up = findMoonUpSpans(span, day, skies)
  if (!up) return null
  const [first, second] = up
  if (!first) return { path: 'below', from: '', to: '' }
  const [from, to] = [(second ?? first).start, first.end].map((at) => formatClock(at, language))
  return { path: second ? 'setsAndRises' : moonWay(span, first), from: from ?? '', to: to ?? '' }
}

/** What a moon does that is up once within a span. */
function moonWay(span: Span, { start, end }: Span): string {
  const isUpFirst = start <= span.start
  const isUpLast = end >= span.end
  if (isUpFirst) return isUpLast ? 'up' : 'sets'
  return isUpLast ? 'rises' : 'between'
}

/** Format a number of hours: `7 hours 24 minutes` */
export function formatHours(say: Say<'sky'>, count: number): string {
  const total = Math.round(count * 60)
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  if (total === 0) return say('lessThanMinute')
  if (minutes === 0) return say('hours', { hours })
  return hours === 0 ? say('minutes', { minutes }) : say('hoursAndMinutes', { hours, minutes })
}

/** Whether the clocks go forward or back within a span, which explains why its times do not match its hours. */
export function findClockChange({ start, end }: Span): 'forward' | 'back' | 'none' {
  const shift = asIfUtc(end) - asIfUtc(start) - (end.getTime() - start.getTime())
  return shift === 0 ? 'none' : shift > 0 ? 'forward' : 'back'
}

function asIfUtc(instant: Date): number {
  return Date.parse(`${helsinkiDay(instant)}T${helsinkiTime(instant)}Z`) + (instant.getTime() % 60_000)
}
