import { actionStyle } from '@/components/ui/action-style'
import { CONTROL } from '@/components/ui/text-field'
import { formatEuros } from '@/lib/booking/money'
import { formatDay } from '@/lib/calendar/day'

/** A date that the party could go to; `differenceCents` is what it would cost more. */
type OpenDate = { readonly id: number; readonly day: string; readonly differenceCents: number }

type ChangeDateProps = {
  /** The page that shows what the chosen date means. */
  readonly action: string
  readonly dates: readonly OpenDate[]
  readonly chosen: number | null
}

/** The dates with room for the party; the answer shows what the chosen one costs or gives back. */
export function ChangeDate({ action, dates, chosen }: ChangeDateProps) {
  if (dates.length === 0)
    return <p className="mt-8 text-lg text-pretty">No other date has room for all of you just now.</p>
  return (
    <form action={action} className="mt-8" method="get">
      <label className="text-sm font-medium" htmlFor="departure">
        New date
      </label>
      <select
        className={`${CONTROL} h-12`}
        defaultValue={chosen ?? undefined}
        id="departure"
        name="departure"
        required
      >
        {dates.map(({ id, day, differenceCents }) => (
          <option key={id} value={id}>
            {`${formatDay(day)}${differenceText(differenceCents)}`}
          </option>
        ))}
      </select>
      <button className={`${actionStyle('quiet')} mt-6`} type="submit">
        See what changes
      </button>
    </form>
  )
}

function differenceText(cents: number): string {
  if (cents === 0) return ''
  return cents > 0 ? `, ${formatEuros(cents)} more` : `, ${formatEuros(-cents)} less`
}
