import { tourPanelUrl, type StayTour } from '@/components/stay/stay-tour'
import { type StayWords } from '@/components/stay/stay-words'
import { PageLink } from '@/components/ui/page-link'
import { type StayRequest } from '@/lib/booking/stay'
import { type Day } from '@/lib/calendar/day'
import { formatDay } from '@/lib/language/dates'

type PanelLinkProps = {
  readonly words: StayWords
  readonly tour: StayTour
  readonly day: Day
  readonly wish: StayRequest
  readonly className: string
}

/** A tour's name, linked to its panel with this date and party filled in. */
export function TourPanelLink({ words, tour, day, wish, className }: PanelLinkProps) {
  const { say, address, language } = words
  return (
    <PageLink className={className} href={address(tourPanelUrl(tour, day, wish))}>
      {say.rich('onDay', {
        tour: tour.name,
        day: formatDay(day, language),
        hidden: (text) => <span className="sr-only">{text}</span>,
      })}
    </PageLink>
  )
}
