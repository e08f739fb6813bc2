import { clsx } from 'clsx'
import { type ReactNode } from 'react'

import { type Place, PlaceLinks } from '@/components/layout/place-links'

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9'

type FooterListProps = {
  readonly heading: string
  /** Many short names: two columns on phones. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

export function FooterList({ heading, isLong = false, children }: FooterListProps) {
  return (
    <div>
      <h2 className="text-sm text-mist">{heading}</h2>
      <ul className={clsx('mt-3', isLong && 'columns-[2_9rem] gap-x-2 sm:columns-1')}>{children}</ul>
    </div>
  )
}

/** Links to our own pages, as list entries. */
export function PageLinks({ links }: { readonly links: readonly Place[] }) {
  return <PlaceLinks className={LINK} isList places={links} />
}

type OutsideLinkProps = {
  readonly href: string
  /** Whether the text must not be translated. Rule: kept-words (docs/rules.md) */
  readonly isKept?: boolean
  readonly children: ReactNode
}

/** A phone number, an address or an external page, as a list entry. */
export function OutsideLink({ href, isKept, children }: OutsideLinkProps) {
  return (
    <li>
      <a className={LINK} href={href} rel="noopener" translate={isKept ? 'no' : undefined}>
        {children}
      </a>
    </li>
  )
}
