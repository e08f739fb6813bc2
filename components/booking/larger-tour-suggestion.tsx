import { usePathname } from 'next/navigation'

import { type PanelTour } from '@/components/booking/panel-tour'
import { PageLink } from '@/components/ui/page-link'
import { tourQuery } from '@/lib/booking/days/tour-calendar-url'
import { type Party } from '@/lib/booking/party'
import { type Day } from '@/lib/calendar/day'
import { tourWishUrl } from '@/lib/contract/tour-wish'

type LargerTourSuggestionProps = {
  readonly larger: PanelTour['larger']
  readonly day: Day | null
  readonly party: Party
}

/** Suggests a tour with more seats to a party that would fill the date. Rule: larger-groups (docs/rules.md) */
export function LargerTourSuggestion({ larger, day, party }: LargerTourSuggestionProps) {
  // The booking panel is always on its tour's page.
  const tour = usePathname()
  const look = 'underline underline-offset-4'
  return (
    <p className="mt-4 text-pretty">
      <span>More of you? </span>
      {larger && (
        <span>
          The{' '}
          <PageLink className={look} href={`${larger.route}?${tourQuery(day, party)}`}>
            {larger.name}
          </PageLink>
          <span>{` has ${larger.seats} places, and `}</span>
        </span>
      )}
      <span>{larger ? 'a ' : 'A '}</span>
      <PageLink className={look} href={tourWishUrl('/customized-tour', { tour, day, party })}>
        customized tour
      </PageLink>
      <span> is planned for your group alone.</span>
    </p>
  )
}
