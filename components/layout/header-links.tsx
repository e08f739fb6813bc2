import { headerLinks } from '@/components/layout/links'
import { PageLink } from '@/components/ui/page-link'

type HeaderLinksProps = { readonly className: string; readonly onChoose?: () => void }

/** Plain links, which lead the same way before the page is awake. */
export function HeaderLinks({ className, onChoose }: HeaderLinksProps) {
  return headerLinks.map(({ name, href }) => (
    <PageLink className={className} href={href} key={href} onClick={onChoose}>
      {name}
    </PageLink>
  ))
}
