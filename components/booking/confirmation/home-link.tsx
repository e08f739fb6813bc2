import { PageLink } from '@/components/ui/page-link'

import { actionStyle } from '@/components/ui/action-style'

export function HomeLink({ children }: { readonly children: string }) {
  return (
    <p className="mt-10">
      <PageLink className={actionStyle('primary')} href="/">
        {children}
      </PageLink>
    </p>
  )
}
