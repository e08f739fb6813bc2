import { clsx } from 'clsx'
import { useId } from 'react'

import { useLanguage } from '@/components/words/use-words'
import { type Day } from '@/lib/calendar/day'
import { formatShortDay } from '@/lib/language/dates'

type DayButtonsProps = {
  readonly heading: string
  readonly days: readonly Day[]
  readonly selected?: Day | null
  readonly onSelect: (day: Day) => void
  readonly className?: string
}

/** Days to choose from, each a button that selects it. */
export function DayButtons({ heading, days, selected, onSelect, className }: DayButtonsProps) {
  const language = useLanguage()
  const headingId = useId()
  return (
    <div aria-labelledby={headingId} className={clsx('min-h-20', className)} role="group">
      <p className="text-sm font-medium" id={headingId}>
        {heading}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {days.map((day) => (
          <button
            aria-pressed={selected === undefined ? undefined : day === selected}
            className="min-h-11 cursor-pointer rounded-full border border-slate/70 px-3 text-sm tabular-nums transition-colors duration-200 hover:border-ink hover:bg-ice aria-pressed:border-ink aria-pressed:font-semibold aria-pressed:underline aria-pressed:underline-offset-4 max-[23rem]:px-2"
            key={day}
            onClick={() => onSelect(day)}
            type="button"
          >
            {formatShortDay(day, language)}
          </button>
        ))}
      </div>
    </div>
  )
}
