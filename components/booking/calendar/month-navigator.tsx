import { LineIcon } from '@/components/ui/line-icon'
import { useLanguage, useWords } from '@/components/words/use-words'
import { type Month } from '@/lib/calendar/month'
import { formatMonth } from '@/lib/language/dates'

/** Icons and style of the buttons to the previous and next month. */
export const PREVIOUS_MONTH_ICON = 'M10 3 5 8l5 5'
export const NEXT_MONTH_ICON = 'm6 3 5 5-5 5'
export const MONTH_BUTTON_CLASSES =
  'grid size-11 place-items-center rounded-full transition-colors duration-200 focus-visible:outline-2 focus-visible:outline-aurora-deep'

type MonthNavigatorProps = {
  readonly month: Month
  readonly canGoBack: boolean
  readonly canGoOn: boolean
  readonly onTurn: (by: 1 | -1) => void
}

export function MonthNavigator({ month, canGoBack, canGoOn, onTurn }: MonthNavigatorProps) {
  const say = useWords('calendar')
  const language = useLanguage()
  return (
    <div className="flex items-center justify-between border-t border-ice pt-4">
      <TurnButton
        isDisabled={!canGoBack}
        name={say('previousMonth')}
        onPress={() => onTurn(-1)}
        path={PREVIOUS_MONTH_ICON}
      />
      <p aria-live="polite" className="text-center font-display text-[min(1.25rem,8cqi)]" id="booking-month">
        {formatMonth(month, language)}
      </p>
      <TurnButton
        isDisabled={!canGoOn}
        name={say('nextMonth')}
        onPress={() => onTurn(1)}
        path={NEXT_MONTH_ICON}
      />
    </div>
  )
}

type TurnButtonProps = {
  readonly name: string
  readonly path: string
  readonly isDisabled: boolean
  readonly onPress: () => void
}

function TurnButton({ name, path, isDisabled, onPress }: TurnButtonProps) {
  return (
    <button
      // Not `disabled`, or the button would lose the focus at the last month.
      aria-disabled={isDisabled}
      aria-label={name}
      className={`${MONTH_BUTTON_CLASSES} not-aria-disabled:cursor-pointer not-aria-disabled:hover:bg-ice aria-disabled:text-slate/40`}
      onClick={isDisabled ? undefined : onPress}
      type="button"
    >
      <LineIcon grid={16} path={path} />
    </button>
  )
}
