import { clsx } from 'clsx'

import { NarrowColumn } from '@/components/layout/narrow-column'
import { ActionButton } from '@/components/ui/action-button'
import { actionClasses } from '@/components/ui/action-style'
import { WAITING_LIST_CONFIRM_HOURS } from '@/lib/booking/seats/waiting-list'
import { type Day, helsinkiTime } from '@/lib/calendar/day'
import { formatDay, formatInstant } from '@/lib/language/dates'

type WaitingListEntryProps = {
  /** URL of the waiting-list page; its forms post to paths below it. */
  readonly address: string
  /** Whether the place on the list is confirmed. Only then can the party leave the list. */
  readonly isConfirmed: boolean
  /** The dates the party waits for; empty if it is no longer on the list. */
  readonly dates: readonly {
    readonly tourName: string
    readonly day: Day
    readonly isOffered: boolean
    /** The deadline for the place offered, and the page to pay on; null if no offer is open. */
    readonly offer: { readonly payBy: Date; readonly bookingPath: `/booking/${string}` } | null
  }[]
}

/** The dates a party waits for, with buttons to confirm and to leave. Works without JavaScript. */
export function WaitingListEntry({ address, isConfirmed, dates }: WaitingListEntryProps) {
  const theDates = dates.length === 1 ? 'this date' : 'these dates'
  const offers = dates.flatMap(({ offer, ...date }) => (offer ? [{ ...date, ...offer }] : []))
  return (
    <NarrowColumn>
      <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">The waiting list</h1>
      {dates.length === 0 ? (
        <p className="mt-6 text-lg text-pretty" role="status">
          You are not on the waiting list any more, and we keep nothing of it. You are welcome to book any
          date that has room.
        </p>
      ) : (
        <form action={`${address}/${isConfirmed ? 'leave' : 'confirm'}`} method="post">
          <p className="mt-6 text-lg text-pretty">
            {isConfirmed ? `You are on the list for ${theDates}:` : `You would like to wait for ${theDates}:`}
          </p>
          <ul className="mt-4 grid gap-2">
            {dates.map(({ tourName, day, isOffered }) => (
              <li key={`${tourName} ${day}`}>
                <span>{`${formatDay(day)}, ${tourName}`}</span>
                {isOffered && <span className="text-slate"> (a place was offered)</span>}
              </li>
            ))}
          </ul>
          {offers.map(({ day, payBy, bookingPath }) => (
            <div className="mt-6" key={bookingPath}>
              <p className="text-lg text-pretty" id={`offer-${day}`}>
                {`A place on ${formatDay(day)} is yours if you pay for it until ${formatInstant(payBy)}.`}
              </p>
              <p className="mt-3">
                <a aria-describedby={`offer-${day}`} className={actionClasses('primary')} href={bookingPath}>
                  {`Pay by ${helsinkiTime(payBy)}${offers.length > 1 ? ` for ${formatDay(day)}` : ''}`}
                </a>
              </p>
            </div>
          ))}
          <p
            className={clsx(
              'text-pretty text-slate',
              offers.length > 0 ? 'mt-10 border-t border-ice pt-6' : 'mt-4',
            )}
          >
            {isConfirmed
              ? 'If you leave, an offered place that you have not paid goes to the next guest at once. A place that you have paid stays yours.'
              : `Your place in the line counts from now on, once you confirm it. If you did not ask for this, close the page: ${WAITING_LIST_CONFIRM_HOURS} hours after the form was sent we erase it.`}
          </p>
          <div className="mt-6">
            <ActionButton look={offers.length > 0 ? 'quiet' : 'primary'} type="submit">
              {isConfirmed ? 'Leave the waiting list' : 'Confirm my place in the line'}
            </ActionButton>
          </div>
        </form>
      )}
    </NarrowColumn>
  )
}
