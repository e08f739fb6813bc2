import { PageLink } from '@/components/ui/page-link'

import { type ActionStyle, actionStyle } from '@/components/ui/action-style'

type HomeLinkProps = {
  readonly children: string
  /** Set this when another action is the main one. */
  readonly look?: ActionStyle
}

export function HomeLink({ children, look = 'primary' }: HomeLinkProps) {
  return (
    <p className="mt-10 print:hidden">
      <PageLink className={actionStyle(look)} href="/">
        {children}
      </PageLink>
    </p>
  )
}
