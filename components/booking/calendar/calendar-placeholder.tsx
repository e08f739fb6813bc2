import { clsx } from 'clsx'
import { useWords } from '@/components/words/use-words'
import { MIN_MONTH_GRID_CELLS, type Month, monthGrid } from '@/lib/calendar/month'

/** Shown instead of the month's grid while availability loads, and as high. */
export function CalendarPlaceholder({ month }: { readonly month: Month }) {
  const hasSixthRow = monthGrid(month).length > MIN_MONTH_GRID_CELLS
  const say = useWords('calendar')
  return (
    <div role="status">
      <span className="sr-only">{say('loading')}</span>
      <div aria-hidden="true" className={clsx('mt-14 grid grid-cols-7 gap-1', hasSixthRow && 'pb-16')}>
        {Array.from({ length: MIN_MONTH_GRID_CELLS }, (_, cell) => (
          <div
            className="h-16 rounded-lg bg-ice/60 motion-safe:animate-pulse"
            data-testid="calendar-placeholder"
            key={cell}
          />
        ))}
      </div>
    </div>
  )
}
