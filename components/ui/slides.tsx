'use client'

import { clsx } from 'clsx'
import { type ReactNode, useState, useEffect } from 'react'
import { useIsBrowserIdle } from '@/components/ui/use-is-browser-idle'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'
import { LineIcon } from '@/components/ui/line-icon'
import { useWords } from '@/components/words/use-words'

type SlidesProps = {
  readonly label: string
  /** Rendered on the server, so that neither the list of pictures nor their text alternatives are part of a script. */
  readonly pictures: readonly ReactNode[]
  readonly intervalMs: number
  readonly isOpening: boolean
  readonly children: ReactNode
}

/** The interactive part of a slideshow. */
export function Slides({ label, pictures, intervalMs, isOpening, children }: SlidesProps) {
  const say = useWords('slides')
  const isStill = useReducedMotion()
  const isQuiet = useIsBrowserIdle()
  const [isPaused, setPaused] = useState(false)
  const { current, previous, goOn } = useCarousel(pictures.length, isStill || isPaused ? null : intervalMs)
  const next = isQuiet && !isStill ? (current + 1) % pictures.length : null

  return (
    <section aria-label={label} aria-roledescription={say('kind')} className="absolute inset-0">
      {pictures.map((picture, index) => {
        // Only the first picture is part of the page's first load; each of the others loads one step ahead.
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

type SlideshowControlsProps = {
  readonly count: number
  readonly current: number
  /** Further down a page the controls are at the top of the picture; on a first screen the header is there. */
  readonly isAtTop: boolean
  readonly isPaused: boolean
  /** With reduced motion nothing moves automatically, so there is nothing to pause. */
  readonly isStill: boolean
  readonly onToggle: () => void
  readonly onNext: () => void
}

const LOOK =
  'pointer-events-auto grid size-11 cursor-pointer place-items-center rounded-full bg-night/60 transition-colors duration-200 hover:bg-night'

function SlideshowControls(props: SlideshowControlsProps) {
  const say = useWords('slides')
  const { count, current, isAtTop, isPaused, isStill, onToggle, onNext } = props
  return (
    <div
      className={clsx(
        'pointer-events-none absolute inset-x-0 z-20 page-width flex min-h-11 items-center justify-end gap-1 text-sm on-dark noscript:hidden',
        isAtTop ? 'top-4 lg:top-8' : 'bottom-4 lg:bottom-8',
      )}
    >
      {/* Rendered after hydration and positioned at the edge, so that nothing shifts. */}
      {!isStill && (
        <button
          aria-label={say(isPaused ? 'play' : 'pause')}
          className={LOOK}
          onClick={onToggle}
          type="button"
        >
          <LineIcon grid={20} path={isPaused ? 'M7 4.5v11l9-5.5z' : 'M7 4.5v11M13 4.5v11'} />
        </button>
      )}
      <p className="pointer-events-auto rounded-full bg-night/60 px-3 py-1 tabular-nums max-[23rem]:sr-only">
        <span className="sr-only">{say('position', { current: current + 1, count })}</span>
        <span aria-hidden>{`${current + 1} / ${count}`}</span>
      </p>
      <button aria-label={say('next')} className={LOOK} onClick={onNext} type="button">
        <LineIcon grid={20} path="M8 4.5 13.5 10 8 15.5" />
      </button>
    </div>
  )
}

type Turns = { readonly current: number; readonly previous: number | null }

/**
 * Count 0, 1, … and start again after the last, one step per interval.
 *
 * @param count  the number of slides
 * @param intervalMs  null while stopped
 */
function useCarousel(count: number, intervalMs: number | null) {
  const [turns, setTurns] = useState<Turns>({ current: 0, previous: null })

  useEffect(() => {
    if (intervalMs === null || count < 2) return
    const timer = setInterval(() => setTurns((earlier) => turn(earlier, count)), intervalMs)
    return () => clearInterval(timer)
  }, [count, intervalMs])

  return { ...turns, goOn: () => setTurns((earlier) => turn(earlier, count)) }
}

function turn({ current }: Turns, count: number): Turns {
  return { current: (current + 1) % count, previous: current }
}
