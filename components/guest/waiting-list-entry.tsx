import { clsx } from 'clsx'

import { NarrowColumn } from '@/components/layout/narrow-column'
import { ActionButton } from '@/components/ui/action-button'
import { actionClasses } from '@/components/ui/action-style'
import { WAITING_LIST_CONFIRM_HOURS } from '@/lib/booking/seats/waiting-list'
import { type Day, helsinkiTime } from '@/lib/calendar/day'
import { formatDay, formatInstant, formatTime } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type WaitingListEntryProps = {
  readonly language: Language
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
export function WaitingListEntry({ language, address, isConfirmed, dates }: WaitingListEntryProps) {
  const say = words('guestLinks', language)
  const timeOf = (instant: Date) => formatTime(helsinkiTime(instant), language)
  const offers = dates.flatMap(({ offer, ...date }) => (offer ? [{ ...date, ...offer }] : []))
  return (
    <NarrowColumn>
      <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">{say('waitingTitle')}</h1>
      {dates.length === 0 ? (
        <p className="mt-6 text-lg text-pretty" role="status">
          {say('notWaiting')}
        </p>
      ) : (
        <form action={`${address}/${isConfirmed ? 'leave' : 'confirm'}`} method="post">
          <p className="mt-6 text-lg text-pretty">
            {say(isConfirmed ? 'onList' : 'wouldWait', { dates: dates.length })}
          </p>
          <ul className="mt-4 grid gap-2">
            {dates.map(({ tourName, day, isOffered }) => (
              <li key={`${tourName} ${day}`}>
                <span>{`${formatDay(day, language)}, ${tourName}`}</span>
                {isOffered && <span className="text-slate">{` ${say('placeOffered')}`}</span>}
              </li>
            ))}
          </ul>
          {offers.map(({ day, payBy, bookingPath }) => (
            <div className="mt-6" key={bookingPath}>
              <p className="text-lg text-pretty" id={`offer-${day}`}>
                {say('offer', { day: formatDay(day, language), due: formatInstant(payBy, language) })}
              </p>
              <p className="mt-3">
                <a aria-describedby={`offer-${day}`} className={actionClasses('primary')} href={bookingPath}>
                  {offers.length > 1
                    ? say('payByFor', { time: timeOf(payBy), day: formatDay(day, language) })
                    : say('payBy', { time: timeOf(payBy) })}
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
            {isConfirmed ? say('ifYouLeave') : say('ifYouConfirm', { hours: WAITING_LIST_CONFIRM_HOURS })}
          </p>
          <div className="mt-6">
            <ActionButton look={offers.length > 0 ? 'quiet' : 'primary'} type="submit">
              {say(isConfirmed ? 'leave' : 'confirm')}
            </ActionButton>
          </div>
        </form>
      )}
    </NarrowColumn>
  )
}
