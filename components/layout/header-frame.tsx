'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

/** How far the page scrolls before the header gets its dark background. Rule: header-threshold (docs/rules.md) */
const THRESHOLD_PX = 20

const LOOK =
  'fixed inset-x-0 top-0 z-40 on-dark transition-colors duration-300 has-aria-expanded:bg-night max-[18rem]:not-has-aria-expanded:absolute'

/** The header's background, which changes as the page scrolls. */
export function HeaderFrame({ children }: { readonly children: ReactNode }) {
  const isScrolled = useScrolled()
  return (
    <header className={isScrolled ? `${LOOK} bg-night` : `${LOOK} bg-transparent`} data-scrolled={isScrolled}>
      {children}
    </header>
  )
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
