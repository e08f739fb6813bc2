import 'server-only'
import { type Season } from '@/lib/calendar/season'
import { Prisma } from '@/lib/db/generated/client'

/** The condition `isInSeason` in SQL, for the day of `departures d`. */
export function inSeasonSql({ start, end }: Season): Prisma.Sql {
  const monthDay = Prisma.sql`to_char(d.day, 'MM-DD')`
  return start <= end
    ? Prisma.sql`(${monthDay} BETWEEN ${start} AND ${end})`
    : Prisma.sql`(${monthDay} >= ${start} OR ${monthDay} <= ${end})`
}
