import { headerLinks } from '@/components/layout/links'
import { PageLink } from '@/components/ui/page-link'

/** Plain links, which work before hydration. */
export function HeaderLinks({ className }: { readonly className: string }) {
  return headerLinks.map(({ name, href }) => (
    <PageLink className={className} href={href} key={href}>
      {name}
    </PageLink>
  ))
}
