'use client'

import { clsx } from 'clsx'
import { PageLink } from '@/components/ui/page-link'

import { HeaderLinks } from '@/components/layout/header-links'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { useScrolled } from '@/components/layout/use-scrolled'

/** Above every page: over the picture at the top, on the night once the page is read. */
export function SiteHeader({ brand }: { readonly brand: string }) {
  const isScrolled = useScrolled()
  return (
    <header
      className={clsx(
        'fixed inset-x-0 top-0 z-40 on-dark transition-colors duration-300 has-aria-expanded:bg-night',
        isScrolled ? 'bg-night' : 'bg-transparent',
      )}
      data-scrolled={isScrolled}
    >
      <div className="page-width flex h-18 items-center justify-between lg:h-20">
        <PageLink className="inline-flex min-h-11 items-center font-display text-2xl tracking-tight" href="/">
          {brand}
        </PageLink>
        <nav aria-label="Main" className="hidden gap-6 md:flex lg:gap-10">
          <HeaderLinks className="inline-flex min-h-11 items-center text-sm tracking-[0.08em] underline-offset-8 hover:underline" />
        </nav>
        <MobileMenu />
      </div>
    </header>
  )
}
