'use client'

import { type ReactNode } from 'react'

import { useScrolled } from '@/components/layout/use-scrolled'

const LOOK =
  'fixed inset-x-0 top-0 z-40 on-dark transition-colors duration-300 has-aria-expanded:bg-night max-[18rem]:not-has-aria-expanded:absolute'

/** The header's ground, which changes with the page under it. */
export function HeaderFrame({ children }: { readonly children: ReactNode }) {
  const isScrolled = useScrolled()
  return (
    <header className={isScrolled ? `${LOOK} bg-night` : `${LOOK} bg-transparent`} data-scrolled={isScrolled}>
      {children}
    </header>
  )
}
