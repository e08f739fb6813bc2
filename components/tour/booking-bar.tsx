'use client'

import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { PANEL_STEPS, usePanelProgress } from '@/components/booking/panel-progress'
import { useWords } from '@/components/words/use-words'

/**
 * The bar at the bottom edge of phones: selection, total and next step. It hides while the footer or the pay buttons,
 * which show the same, are visible. With text so large that it does not fit on one line (16rem), the next step moves
 * below, and margins do not grow with the text.
 */
export function BookingBar({ price }: { readonly price: string }) {
  const say = useWords('panel')
  const progress = usePanelProgress()
  const isShown = useOutOfView(progress ? '#booking-pay, footer' : 'footer')
  const { label, href } = progress ? PANEL_STEPS[progress.step] : { ...PANEL_STEPS.date, href: '#booking' }
  return (
    <aside
      aria-label={say('bar')}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 border-t border-mist/25 bg-night pb-[env(safe-area-inset-bottom)] on-dark lg:hidden',
        'motion-safe:transition-[translate,visibility] motion-safe:duration-300',
        isShown ? 'visible' : 'invisible translate-y-full',
      )}
      data-booking-bar
    >
      <a
        className="page-width flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-1 -outline-offset-4 max-[16rem]:px-[16px] max-[16rem]:py-[8px]"
        href={href}
      >
        <span className="min-w-0 flex-1 basis-24">
          <span className="block font-display text-xl tracking-tight">
            {progress?.sum || say('fromPrice', { price })}
          </span>
          <span className="block text-sm text-mist max-[352px]:text-xs">
            {progress?.facts || say('perAdult')}
          </span>
        </span>
        <span className="sr-only"> · </span>
        <span className="inline-flex min-h-[max(48px,1.75em)] max-w-full items-center rounded-full bg-ember px-[24px] font-medium text-ink max-[352px]:px-[16px] forced-colors:border">
          {say(label)}
        </span>
      </a>
    </aside>
  )
}

/** Whether none of the elements matching the selector is visible. True until hydration. */
function useOutOfView(selector: string): boolean {
  const [isOut, setOut] = useState(true)

  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      setOut(inView.size === 0)
    })
    document.querySelectorAll(selector).forEach((part) => observer.observe(part))
    return () => observer.disconnect()
  }, [selector])

  return isOut
}
