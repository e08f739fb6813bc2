import Link from 'next/link'

import { headerLinks } from '@/components/layout/links'
import { useSectionVisit } from '@/components/layout/use-section-visit'

type HeaderLinksProps = { readonly className: string; readonly onChoose?: () => void }

/** Plain links, which lead the same way before the page is awake. */
export function HeaderLinks({ className, onChoose }: HeaderLinksProps) {
  const visit = useSectionVisit()
  return headerLinks.map(({ name, href }) => (
    <Link
      className={className}
      href={href}
      key={href}
      onClick={onChoose}
      onNavigate={(event) => visit(href, event)}
    >
      {name}
    </Link>
  ))
}
