import { MS_PER_MINUTE } from '@/lib/calendar/duration'

/** A comparison of two sources, which only counts events that both have. */
export type Comparison = {
  readonly compared: number
  readonly largestMinutes: number
  /** Events that only one source has. */
  readonly alone: readonly string[]
}

type Pair = { readonly name: string; readonly ours: Date | null; readonly theirs: Date | null }

/** Compare instants, in minutes. */
export function compareInstants(pairs: readonly Pair[]): Comparison {
  const both = pairs.flatMap(({ ours, theirs }) =>
    ours && theirs ? [ours.getTime() - theirs.getTime()] : [],
  )
  return {
    compared: both.length,
    largestMinutes: Math.max(...both.map((ms) => Math.abs(ms))) / MS_PER_MINUTE,
    alone: pairs.filter(({ ours, theirs }) => Boolean(ours) !== Boolean(theirs)).map(({ name }) => name),
  }
}

/** Parse rows of `month-day rise set`; null if a table says that there is none. */
export function readRows(table: string, year: number) {
  return [...table.matchAll(/(\d\d-\d\d) (?:below|above|(\d{4}|-) (\d{4}|-))/g)].map(
    ([, monthDay = '', rise, set]) => {
      const day = `${year}-${monthDay}`
      return { day, rise: instantOf(day, rise), set: instantOf(day, set) }
    },
  )
}

function instantOf(day: string, time: string | undefined): Date | null {
  return time && time !== '-' ? new Date(`${day}T${time.slice(0, 2)}:${time.slice(2)}:00Z`) : null
}
