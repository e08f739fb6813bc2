import { MIN_MONTH_GRID_CELLS } from '@/lib/calendar/month'

/** Shown instead of the grid while availability loads. */
export function CalendarPlaceholder() {
  return (
    <div role="status">
      <span className="sr-only">Loading available dates</span>
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
