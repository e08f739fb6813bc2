import { useId } from 'react'

import { type DateAvailability } from '@/lib/calendar/calendar-day'
import { formatDay } from '@/lib/language/dates'

/** Name of the checkboxes, whose values are departure ids. */
export const WAITING_DATES_FIELD = 'waitingDates'

type WaitingListDatesProps = {
  readonly dates: readonly DateAvailability[]
  readonly wanted: readonly number[]
  readonly fault: string | undefined
  readonly onToggle: (departureId: number) => void
}

export function WaitingListDates({ dates, wanted, fault, onToggle }: WaitingListDatesProps) {
  const faultId = useId()
  return (
    <fieldset
      aria-describedby={fault && faultId}
      aria-invalid={fault !== undefined}
      className="outline-none"
      tabIndex={-1}
    >
      <legend className="text-sm font-medium">Dates</legend>
      <div className="mt-2 grid max-h-48 gap-x-4 overflow-y-auto @md:grid-cols-2">
        {dates.map(({ id, date }) => (
          <label className="flex min-h-11 cursor-pointer items-center gap-3" key={id}>
            <input
              className="size-5 shrink-0 accent-aurora-deep focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-aurora-deep"
              defaultChecked={wanted.includes(id)}
              name={WAITING_DATES_FIELD}
              onChange={() => onToggle(id)}
              type="checkbox"
              value={id}
            />
            <span>{formatDay(date)}</span>
          </label>
        ))}
      </div>
      {fault && (
        <p className="mt-2 text-sm text-alarm" id={faultId}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
