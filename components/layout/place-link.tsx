'use client'

import { type Route } from 'next'
import { usePathname } from 'next/navigation'
import { type ComponentProps } from 'react'

import { PageLink } from '@/components/ui/page-link'

type PlaceLinkProps = ComponentProps<'a'> & {
  readonly href: Route
  /** The page that it stands for, where it leads to a part of one. */
  readonly page?: Route
  /** The pages that belong to it. */
  readonly within?: readonly Route[]
}

/** A link of a menu, which says where the reader is: on its page, or on one that belongs to it. */
export function PlaceLink({ href, page = href, within, ...link }: PlaceLinkProps) {
  const pathname = usePathname()
  const isWithin = within?.some((one) => one === pathname)
  return (
    <PageLink
      {...link}
      aria-current={pathname === page ? 'page' : isWithin ? 'true' : undefined}
      href={href}
    />
  )
}
