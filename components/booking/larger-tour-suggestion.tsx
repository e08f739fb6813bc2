import { usePathname } from 'next/navigation'
import { type ReactNode } from 'react'

import { type PanelTour } from '@/components/booking/panel-tour'
import { PageLink } from '@/components/ui/page-link'
import { useAddress, useWords } from '@/components/words/use-words'
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
  const say = useWords('booking')
  const address = useAddress()
  // The booking panel is always on its tour's page.
  const tour = usePathname()
  const look = 'underline underline-offset-4'
  const custom = (text: ReactNode) => (
    <PageLink className={look} href={address(tourWishUrl('/customized-tour', { tour, day, party }))}>
      {text}
    </PageLink>
  )
  return (
    <p className="mt-4 text-pretty">
      {larger
        ? say.rich('largerTour', {
            name: larger.name,
            seats: larger.seats,
            larger: (text) => (
              <PageLink className={look} href={address(`${larger.route}?${tourQuery(day, party)}`)}>
                {text}
              </PageLink>
            ),
            custom,
          })
        : say.rich('customTour', { custom })}
    </p>
  )
}
