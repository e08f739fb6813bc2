'use client'

import { clsx } from 'clsx'

import { useOutOfView } from '@/components/tour/use-out-of-view'

/** On phones, at the bottom edge: the price and the way to the panel. It gives way to the panel and to the footer. */
export function BookingBar({ price }: { readonly price: string }) {
  const isShown = useOutOfView('#booking, footer')
  return (
    <aside
      aria-label="Booking"
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 bg-night pb-[env(safe-area-inset-bottom)] on-dark lg:hidden',
        'motion-safe:transition-[translate,visibility] motion-safe:duration-300',
        isShown ? 'visible' : 'invisible translate-y-full',
      )}
      data-booking-bar
    >
      <a
        className="page-width flex min-h-18 items-center justify-between gap-4 -outline-offset-4"
        href="#booking"
      >
        <span>
          <span className="block font-display text-xl tracking-tight">From {price}</span>
          <span className="block text-sm text-mist">per adult, VAT included</span>
        </span>
        <span className="sr-only"> · </span>
        <span className="inline-flex min-h-12 items-center rounded-full bg-ember px-6 font-medium text-ink">
          Choose a date
        </span>
      </a>
    </aside>
  )
}
