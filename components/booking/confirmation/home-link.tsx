import { PageLink } from '@/components/ui/page-link'

import { actionLook } from '@/components/ui/action-look'

export function HomeLink({ children }: { readonly children: string }) {
  return (
    <p className="mt-10">
      <PageLink className={actionLook('primary')} href="/">
        {children}
      </PageLink>
    </p>
  )
}
