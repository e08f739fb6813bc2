import { type Route } from 'next'
import { PageLink } from '@/components/ui/page-link'
import { type ReactNode } from 'react'

import { actionStyle } from '@/components/ui/action-style'

type ActionLinkProps = {
  readonly href: Route | '#tours' | '#booking' | '#request'
  readonly children: ReactNode
}

/** The one thing to do on a screen, as a link. */
export function ActionLink({ href, children }: ActionLinkProps) {
  return (
    <PageLink className={actionStyle('primary')} href={href}>
      {children}
    </PageLink>
  )
}
