'use client'

import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'

import { SlideshowControls } from '@/components/ui/slideshow-controls'
import { useIdle } from '@/components/ui/use-idle'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'
import { useCarousel } from '@/components/ui/use-carousel'

type SlidesProps = {
  readonly label: string
  /** Each drawn by the server, so that neither their list nor their words are a script's. */
  readonly pictures: readonly ReactNode[]
  readonly intervalMs: number
  readonly isOpening: boolean
  readonly children: ReactNode
}

/** The moving part of a slideshow. */
export function Slides({ label, pictures, intervalMs, isOpening, children }: SlidesProps) {
  const isStill = useReducedMotion()
  const isQuiet = useIdle()
  const [isPaused, setPaused] = useState(false)
  const { current, previous, goOn } = useCarousel(pictures.length, isStill || isPaused ? null : intervalMs)
  const next = isQuiet && !isStill ? (current + 1) % pictures.length : null

  return (
    <section aria-label={label} aria-roledescription="slideshow" className="absolute inset-0">
      {pictures.map((picture, index) => {
        // Only the first belongs to the page's first load; each of the others comes one turn ahead.
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

/** The new picture rises over the last one, which stays until it is covered: no gap of darkness between. */
function place(index: number, current: number, previous: number | null): string {
  if (index === current)
    return 'z-2 opacity-100 transition-opacity duration-1000 ease-out motion-reduce:transition-none'
  return index === previous ? 'z-1 opacity-100' : 'opacity-0'
}
