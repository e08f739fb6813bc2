import { type Season } from '@/lib/calendar/season'

/** '15 September to 15 April': a season as guests read it, without its years. */
export function seasonText({ start, end }: Season): string {
  return `${dayText(start)} to ${dayText(end)}`
}

function dayText(monthDay: string): string {
  // Any leap year will do: only day and month are shown.
  return new Date(`2000-${monthDay}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}
