import { useWords } from '@/components/words/use-words'
import { MIN_MONTH_GRID_CELLS } from '@/lib/calendar/month'

/** Shown instead of the grid while availability loads. */
export function CalendarPlaceholder() {
  const say = useWords('calendar')
  return (
    <div role="status">
      <span className="sr-only">{say('loading')}</span>
      <div aria-hidden="true" className="mt-14 grid grid-cols-7 gap-1">
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
