import Link from 'next/link'
import { type ReactNode } from 'react'

import { actionLook } from '@/components/ui/action-look'

type ActionLinkProps = { readonly href: '#tours' | '#booking' | '/#tours'; readonly children: ReactNode }

/** The one thing to do on a screen, as a link. */
export function ActionLink({ href, children }: ActionLinkProps) {
  return (
    <Link className={actionLook('primary')} href={href}>
      {children}
    </Link>
  )
}
