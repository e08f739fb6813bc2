'use client'

import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'

import { SlideshowControls } from '@/components/ui/slideshow-controls'
import { useIdle } from '@/components/ui/use-idle'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'
import { useCarousel } from '@/components/ui/use-carousel'

type SlidesProps = {
  readonly label: string
  /** Rendered on the server, so that neither their list nor their text is part of a script. */
  readonly pictures: readonly ReactNode[]
  readonly intervalMs: number
  readonly isOpening: boolean
  readonly children: ReactNode
}

/** The interactive part of a slideshow. */
export function Slides({ label, pictures, intervalMs, isOpening, children }: SlidesProps) {
  const isStill = useReducedMotion()
  const isQuiet = useIdle()
  const [isPaused, setPaused] = useState(false)
  const { current, previous, goOn } = useCarousel(pictures.length, isStill || isPaused ? null : intervalMs)
  const next = isQuiet && !isStill ? (current + 1) % pictures.length : null

  return (
    <section aria-label={label} aria-roledescription="slideshow" className="absolute inset-0">
      {pictures.map((picture, index) => {
        // Only the first picture is part of the page's first load; each of the others loads one turn ahead.
        if (index > 0 && ![current, previous, next].includes(index)) return null
        return (
          <div
            aria-hidden={index !== current}
            className={clsx('absolute inset-0', place(index, current, previous))}
            data-current={index === current || undefined}
            key={index}
          >
            {picture}
          </div>
        )
      })}
      {children}
      {pictures.length > 1 && (
        <SlideshowControls
          count={pictures.length}
          current={current}
          isAtTop={!isOpening}
          isPaused={isPaused}
          isStill={isStill}
          onNext={goOn}
          onToggle={() => setPaused(!isPaused)}
        />
      )}
    </section>
  )
}

/** The new picture fades in over the last one, which stays until it is covered, so that no dark gap appears. */
function place(index: number, current: number, previous: number | null): string {
  if (index === current)
    return 'z-2 opacity-100 transition-opacity duration-1000 ease-out motion-reduce:transition-none'
  return index === previous ? 'z-1 opacity-100' : 'opacity-0'
}
