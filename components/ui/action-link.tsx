import Link from 'next/link'
import { type ReactNode } from 'react'

import { ACTION_LOOK } from '@/components/ui/action-look'

type ActionLinkProps = { readonly href: '#tours' | '#booking' | '/#tours'; readonly children: ReactNode }

/** The one thing to do on a screen, as a link. */
export function ActionLink({ href, children }: ActionLinkProps) {
  return (
    <Link className={ACTION_LOOK} href={href}>
      {children}
    </Link>
  )
}
