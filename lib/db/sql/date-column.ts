import { type Day } from '@/lib/calendar/day'

/* Conversions for `date` columns, which Prisma reads and writes as midnight UTC. */

export function dateToDay(midnight: Date): Day {
  return midnight.toISOString().slice(0, 10)
}

export function dayToDate(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}
