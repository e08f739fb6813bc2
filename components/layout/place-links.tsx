'use client'

import { type Route } from 'next'
import { usePathname } from 'next/navigation'

import { PageLink } from '@/components/ui/page-link'
import { type TourRoute } from '@/lib/booking/tour'

export type Place = {
  readonly name: string
  readonly href: Route | TourRoute
  /** The page this link is marked as current on, if it leads to a section of it. */
  readonly page?: Route | TourRoute
  /** The pages that belong to it. */
  readonly within?: readonly (Route | TourRoute)[]
}

type PlaceLinksProps = {
  readonly places: readonly Place[]
  readonly className: string
  /** Render the links as list entries. */
  readonly isList?: boolean
}

/** The links of a menu; those to this page are marked. Not memoized: on every page, that would cost more script. */
export function PlaceLinks({ places, className, isList }: PlaceLinksProps) {
  'use no memo'
  const pathname = usePathname()
  return places.map(({ name, href, page = href, within }) => {
    const isBelow = within?.some((one) => one === pathname)
    const current = pathname === page ? 'page' : isBelow ? 'true' : undefined
    const link = (
      <PageLink aria-current={current} className={className} href={href} key={href}>
        {name}
      </PageLink>
    )
    return isList ? <li key={href}>{link}</li> : link
  })
}
