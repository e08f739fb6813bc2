import { Fragment } from 'react'

import { PanelLink } from '@/components/stay/panel-link'
import { type StayTour } from '@/components/stay/stay-tour'
import { type NextEvening } from '@/lib/booking/days/evenings-on-sale'
import { seatsFor } from '@/lib/booking/party'
import { type StayWish } from '@/lib/booking/stay'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/plural'

type NextEveningWordsProps = {
  readonly evening: NextEvening
  readonly tours: readonly StayTour[]
  readonly wish: StayWish
}

/** Suggests the next evening to a party that finds none. Rule: no-evening (docs/rules.md) */
export function NextEveningNote({ evening: { day, tourIds }, tours, wish }: NextEveningWordsProps) {
  const found = tourIds.flatMap((tourId) => tours.find(({ id }) => id === tourId) ?? [])
  return (
    <span>
      <span>{` The next evening with room for ${plural(seatsFor(wish), 'guest')} is ${formatDay(day)}`}</span>
      {found.map((tour, index) => (
        <Fragment key={tour.id}>
          <span>{index === 0 ? ': ' : ' or '}</span>
          <PanelLink className="underline underline-offset-4" day={day} tour={tour} wish={wish} />
        </Fragment>
      ))}
      <span>.</span>
    </span>
  )
}
