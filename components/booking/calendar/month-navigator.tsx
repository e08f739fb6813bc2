import { Glyph } from '@/components/ui/glyph'
import { formatMonth, type Month } from '@/lib/calendar/month'

type MonthNavigatorProps = {
  readonly month: Month
  readonly canGoBack: boolean
  readonly onTurn: (by: 1 | -1) => void
}

export function MonthNavigator({ month, canGoBack, onTurn }: MonthNavigatorProps) {
  return (
    <div className="flex items-center justify-between border-t border-ice pt-4">
      <TurnButton
        isDisabled={!canGoBack}
        name="Previous month"
        onPress={() => onTurn(-1)}
        path="M10 3 5 8l5 5"
      />
      <p aria-live="polite" className="font-display text-xl" id="booking-month">
        {formatMonth(month)}
      </p>
      <TurnButton name="Next month" onPress={() => onTurn(1)} path="m6 3 5 5-5 5" />
    </div>
  )
}

type TurnButtonProps = {
  readonly name: string
  readonly path: string
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

function TurnButton({ name, path, isDisabled = false, onPress }: TurnButtonProps) {
  return (
    <button
      aria-label={name}
      className="grid size-11 place-items-center rounded-full transition-colors duration-200 focus-visible:outline-2 focus-visible:outline-aurora-deep enabled:cursor-pointer enabled:hover:bg-ice disabled:text-slate/40"
      disabled={isDisabled}
      onClick={onPress}
      type="button"
    >
      <Glyph grid={16} path={path} />
    </button>
  )
}
