import { type Route } from 'next'
import { LineIcon } from '@/components/ui/line-icon'
import { PageLink } from '@/components/ui/page-link'

type BackLinkProps = { readonly href: Route; readonly children: string }

export function BackLink({ href, children }: BackLinkProps) {
  return (
    <PageLink
      className="inline-flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline print:hidden"
      href={href}
    >
      <LineIcon grid={16} path="M13.5 8h-11M7 3.5 2.5 8 7 12.5" /> <span>{children}</span>
    </PageLink>
  )
}
