import { PageLink } from '@/components/ui/page-link'

import { type ActionStyle, actionStyle } from '@/components/ui/action-style'

type HomeLinkProps = {
  readonly children: string
  /** Where something else is the one thing to do. */
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
