import { useId } from 'react'

import { useLanguage, useWords } from '@/components/words/use-words'
import { type DateAvailability } from '@/lib/calendar/calendar-day'
import { formatDay } from '@/lib/language/dates'

/** Name of the checkboxes, whose values are departure ids. */
export const WAITING_DATES_FIELD = 'waitingDates'

/** How many dates are shown at once, so that the rest of the form stays in view. */
const SHOWN_DATES = 4

type WaitingListDatesProps = {
  readonly dates: readonly DateAvailability[]
  readonly wanted: readonly number[]
  readonly fault: string | undefined
  readonly onToggle: (departureId: number) => void
}

export function WaitingListDates({ dates, wanted, fault, onToggle }: WaitingListDatesProps) {
  const say = useWords('waitingDialog')
  const language = useLanguage()
  const faultId = useId()
  const dateBox = ({ id, date }: DateAvailability) => (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 lg:min-h-9" key={id}>
      <input
        className="size-5 shrink-0 accent-aurora-deep focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-aurora-deep"
        defaultChecked={wanted.includes(id)}
        name={WAITING_DATES_FIELD}
        onChange={() => onToggle(id)}
        type="checkbox"
        value={id}
      />
      <span>{formatDay(date, language)}</span>
    </label>
  )
  return (
    <fieldset
      aria-describedby={fault && faultId}
      aria-invalid={fault !== undefined}
      className="outline-none"
      tabIndex={-1}
    >
      <legend className="text-sm font-medium">{say('dates')}</legend>
      <div className="mt-2 grid">{dates.slice(0, SHOWN_DATES).map(dateBox)}</div>
      {dates.length > SHOWN_DATES && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 underline underline-offset-4">
            {say('moreDates')}
          </summary>
          <div className="grid">{dates.slice(SHOWN_DATES).map(dateBox)}</div>
        </details>
      )}
      {fault && (
        <p className="mt-2 text-sm text-alarm" id={faultId}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
