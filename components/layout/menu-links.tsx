'use client'

import { type Route } from 'next'
import { usePathname } from 'next/navigation'

import { PageLink } from '@/components/ui/page-link'
import { type TourRoute } from '@/lib/booking/tour'
import { builtPath } from '@/lib/contract/built-path'

export type MenuLink = {
  readonly name: string
  readonly href: Route | TourRoute
  /** If the link leads to a section of a page: that page, where the link is marked as current. */
  readonly page?: Route | TourRoute
  /** Other pages on which the link is marked as current. */
  readonly within?: readonly (Route | TourRoute)[]
}

type MenuLinksProps = {
  readonly places: readonly MenuLink[]
  readonly className: string
  /** Render the links as list entries. */
  readonly isList?: boolean
}

/** A menu's links; those to the current page are marked. Not memoized, because that would add script to every page. */
export function MenuLinks({ places, className, isList }: MenuLinksProps) {
  'use no memo'
  const pathname = usePathname()
  return places.map(({ name, href, page = href, within }) => {
    const isHere = (route: string) => [route, builtPath(route, 'en')].includes(pathname)
    const current = isHere(page) ? 'page' : within?.some(isHere) ? 'true' : undefined
    const link = (
      <PageLink aria-current={current} className={className} href={href} key={href}>
        {name}
      </PageLink>
    )
    return isList ? <li key={href}>{link}</li> : link
  })
}
