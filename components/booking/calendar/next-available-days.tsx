import { useId } from 'react'

import { type Day } from '@/lib/calendar/day'
import { formatShortDay } from '@/lib/language/dates'

/** How many days fit side by side on a phone. */
const SHOWN = 3

type NextAvailableDaysProps = {
  /** Days with enough seats for the party, soonest first; null while loading. */
  readonly days: readonly Day[] | null
  readonly selected: Day | null
  readonly onSelect: (day: Day) => void
}

/** The next available days, each a button that selects it. */
export function NextAvailableDays({ days, selected, onSelect }: NextAvailableDaysProps) {
  const headingId = useId()
  if (days?.length === 0) return null
  return (
    <div aria-labelledby={headingId} className="mb-6 min-h-20" role="group">
      <p className="text-sm font-medium" id={headingId}>
        Next places free
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {days?.slice(0, SHOWN).map((day) => (
          <button
            aria-pressed={day === selected}
            className="min-h-11 cursor-pointer rounded-full border border-slate/70 px-3 text-sm tabular-nums transition-colors duration-200 hover:border-ink hover:bg-ice aria-pressed:border-ink aria-pressed:font-semibold aria-pressed:underline aria-pressed:underline-offset-4 max-[23rem]:px-2"
            key={day}
            onClick={() => onSelect(day)}
            type="button"
          >
            {formatShortDay(day)}
          </button>
        ))}
      </div>
    </div>
  )
}
