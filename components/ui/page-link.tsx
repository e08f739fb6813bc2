import { type Route } from 'next'
import { type ComponentProps } from 'react'
import { type TourRoute } from '@/lib/booking/tour'

type PageLinkProps<Path extends string> = Omit<ComponentProps<'a'>, 'href'> & {
  readonly href: Route<Path> | TourRoute | `#${string}`
}

/** A link to one of our own pages. It needs no script of its own; `usePageLinkRouting` makes the router follow it. */
export function PageLink<Path extends string>(props: PageLinkProps<Path>) {
  return <a {...props} />
}
