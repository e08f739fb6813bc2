import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '@/lib/calendar/duration'

/** How long ago something was; infinite if it never was. */
export function ageMs(now: Date, then: Date | null): number {
  return then ? now.getTime() - then.getTime() : Infinity
}

/** `3 min ago`, or `never`. */
export function formatAge(ms: number): string {
  return ms === Infinity ? 'never' : `${formatSpan(ms)} ago`
}

/** For example `12 s`, `3 min`, `26 h`, `9 days`: in the largest unit of which there are two. */
export function formatSpan(ms: number): string {
  if (ms >= 2 * MS_PER_DAY) return `${Math.floor(ms / MS_PER_DAY)} days`
  if (ms >= 2 * MS_PER_HOUR) return `${Math.floor(ms / MS_PER_HOUR)} h`
  if (ms >= 2 * MS_PER_MINUTE) return `${Math.floor(ms / MS_PER_MINUTE)} min`
  return `${Math.round(ms / 1000)} s`
}
