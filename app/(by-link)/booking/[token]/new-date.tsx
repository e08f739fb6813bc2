import { type ComponentProps } from 'react'
import { type GuestPageContext } from '@/app/(by-link)/booking/[token]/guest-page'
import { ChangeDateForm, SENT_NAME } from '@/components/guest/change-date-form'
import { cancellationSentence } from '@/components/guest/cancellation-text'
import { changeCutOffAt } from '@/lib/booking/changes/change-cut-off'
import { dateInput, monthInput } from '@/lib/contract/guest-page'
import { database } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { findDeparture } from '@/lib/db/departures/departures'

/** Return the id of the departure the guest has selected; undefined if none. */
export function selectedDepartureId({ query }: GuestPageContext): number | undefined {
  return dateInput.safeParse(query).data?.departure
}

type DatesOf = Pick<ComponentProps<typeof ChangeDateForm>, 'isFree' | 'tourId'>

/** The form for choosing a new date, with the guest's selection. Three pages use it. */
export function dateForm(
  page: 'date' | 'another-date' | 'another-tour',
  asked: GuestPageContext,
  dates: ComponentProps<typeof ChangeDateForm>['dates'],
  { isFree = asked.booking.returnTripUntil !== null, tourId }: DatesOf = {},
) {
  return (
    <ChangeDateForm
      action={`${asked.path}/${page}`}
      chosen={selectedDepartureId(asked) ?? null}
      dates={dates}
      isFree={isFree}
      isUnchosen={SENT_NAME in asked.query && selectedDepartureId(asked) === undefined}
      language={asked.language}
      month={monthInput.safeParse(asked.query).data?.month}
      ownDay={asked.departure.day}
      tourId={tourId}
    />
  )
}

/** The cancellation terms that apply once the booking is moved to the new date. Rule: move-price (docs/rules.md) */
export async function loadNewDateTerms(
  { booking: { cancellationPolicy, returnTripUntil }, language }: GuestPageContext,
  departureId: number,
): Promise<readonly string[]> {
  const to = await findDeparture(database(), departureId, now())
  if (!to) return []
  const end = changeCutOffAt(cancellationPolicy, { startsAt: to.startsAt, latestStartsAt: null })
  return [cancellationSentence({ cutOffAt: end, isReturnTrip: returnTripUntil !== null }, now(), language)]
}
