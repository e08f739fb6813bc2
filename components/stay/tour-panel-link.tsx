import { tourPanelUrl, type StayTour } from '@/components/stay/stay-tour'
import { PageLink } from '@/components/ui/page-link'
import { type StayRequest } from '@/lib/booking/stay'
import { type Day } from '@/lib/calendar/day'
import { formatDay } from '@/lib/language/dates'

type PanelLinkProps = {
  readonly tour: StayTour
  readonly day: Day
  readonly wish: StayRequest
  readonly className: string
}

/** A tour's name, linked to its panel with this date and party filled in. */
export function TourPanelLink({ tour, day, wish, className }: PanelLinkProps) {
  return (
    <PageLink className={className} href={tourPanelUrl(tour, day, wish)}>
      <span>{tour.name}</span>
      <span className="sr-only">{` on ${formatDay(day)}`}</span>
    </PageLink>
  )
}
