import { FewWords } from '@/components/layout/few-words'
import { ActionButton } from '@/components/ui/action-button'
import { type Day, formatDay } from '@/lib/calendar/day'

type LeaveWaitingListProps = {
  readonly action: string
  /** None: the party is not on the list any more. */
  readonly dates: readonly {
    readonly tourName: string
    readonly day: Day
    readonly isOffered: boolean
  }[]
}

/** What a party waits for, and the way off the list. Works without JavaScript. */
export function LeaveWaitingList({ action, dates }: LeaveWaitingListProps) {
  return (
    <FewWords>
      <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">The waiting list</h1>
      {dates.length === 0 ? (
        <p className="mt-6 text-lg text-pretty" role="status">
          You are not on the waiting list any more, and we keep nothing of it. You are welcome to book any
          date that has room.
        </p>
      ) : (
        <form action={action} method="post">
          <p className="mt-6 text-lg text-pretty">
            {`You are on the list for ${dates.length === 1 ? 'this date' : 'these dates'}:`}
          </p>
          <ul className="mt-4 grid gap-2">
            {dates.map(({ tourName, day, isOffered }) => (
              <li key={`${tourName} ${day}`}>
                <span>{`${formatDay(day)}, ${tourName}`}</span>
                {isOffered && <span className="text-slate"> (a place was offered)</span>}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-pretty text-slate">
            If you leave, an offered place that you have not paid goes to the next guest at once. A place that
            you have paid stays yours.
          </p>
          <div className="mt-6">
            <ActionButton type="submit">Leave the waiting list</ActionButton>
          </div>
        </form>
      )}
    </FewWords>
  )
}
