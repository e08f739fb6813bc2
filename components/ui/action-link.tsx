import { type Route } from 'next'
import { PageLink } from '@/components/ui/page-link'
import { type ReactNode } from 'react'

import { actionClasses } from '@/components/ui/action-style'
import { type TourRoute } from '@/lib/booking/tour'

type ActionLinkProps = {
  readonly href: Route | TourRoute | '#tours' | '/#tours' | '#booking' | '#request'
  readonly children: ReactNode
}

/** The main action of a screen, as a link. */
export function ActionLink({ href, children }: ActionLinkProps) {
  return (
    <PageLink className={actionClasses('primary')} href={href}>
      {children}
    </PageLink>
  )
}
