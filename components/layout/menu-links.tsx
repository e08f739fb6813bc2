'use client'

import { type Route } from 'next'
import { usePathname } from 'next/navigation'

import { PageLink } from '@/components/ui/page-link'

export type MenuLink = {
  readonly name: string
  readonly href: Route
  /** The paths at which the link is marked as the current page. */
  readonly here: readonly string[]
  /** The paths of other pages on which the link is marked as current. */
  readonly within?: readonly string[]
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
  return places.map(({ name, href, here, within }) => {
    const current = here.includes(pathname) ? 'page' : within?.includes(pathname) ? 'true' : undefined
    const link = (
      <PageLink aria-current={current} className={className} href={href} key={href}>
        {name}
      </PageLink>
    )
    return isList ? <li key={href}>{link}</li> : link
  })
}
