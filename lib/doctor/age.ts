import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '@/lib/calendar/duration'

/** How long ago something happened, in milliseconds; infinite if it never did. */
export function ageMs(now: Date, then: Date | null): number {
  return then ? now.getTime() - then.getTime() : Infinity
}

/** Format an age: `3 min ago`, or `never`. */
export function formatAge(ms: number): string {
  return ms === Infinity ? 'never' : `${formatSpan(ms)} ago`
}

/** Format a duration in the largest unit of which it has two: `12 s`, `3 min`, `26 h`, `9 days`. */
export function formatSpan(ms: number): string {
  if (ms >= 2 * MS_PER_DAY) return `${Math.floor(ms / MS_PER_DAY)} days`
  if (ms >= 2 * MS_PER_HOUR) return `${Math.floor(ms / MS_PER_HOUR)} h`
  if (ms >= 2 * MS_PER_MINUTE) return `${Math.floor(ms / MS_PER_MINUTE)} min`
  return `${Math.round(ms / 1000)} s`
}
