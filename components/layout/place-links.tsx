'use client'

import { type Route } from 'next'
import { usePathname } from 'next/navigation'

import { PageLink } from '@/components/ui/page-link'
import { type TourRoute } from '@/lib/booking/tour'

export type Place = {
  readonly name: string
  readonly href: Route | TourRoute
  /** The page that it stands for, where it leads to a part of one. */
  readonly page?: Route | TourRoute
  /** The pages that belong to it. */
  readonly within?: readonly (Route | TourRoute)[]
}

type PlaceLinksProps = {
  readonly places: readonly Place[]
  readonly className: string
  /** As entries of a list. */
  readonly isList?: boolean
}

/**
 * The links of a menu: plain, they work before hydration. One says that the reader is on its page, or below it. They
 * stand on every page, and to remember them would cost more script than to make them again.
 */
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
