'use client'

import { clsx } from 'clsx'
import { useState } from 'react'

import { Picture } from '@/components/ui/picture'
import { SlideshowControls } from '@/components/ui/slideshow-controls'
import { useStill } from '@/components/ui/use-still'
import { useTurns } from '@/components/ui/use-turns'
import { type PictureName } from '@/content/pictures'

type SlideshowProps = {
  readonly label: string
  readonly names: readonly PictureName[]
  /** Specification section 9: 3000 ms unless said otherwise. */
  readonly intervalMs?: number
  readonly sizes: string
  /** It stands on the page's first screen, so its first picture is loaded before everything else. */
  readonly isOpening?: boolean
  /** Laid over the pictures, under the controls. */
  readonly children?: React.ReactNode
}

/** Pictures that follow one another slowly. They rest for guests who prefer less motion, and when paused. */
export function Slideshow(props: SlideshowProps) {
  const { label, names, intervalMs = 3000, sizes, isOpening = true, children } = props
  const isStill = useStill()
  const [isPaused, setPaused] = useState(false)
  const { current, previous, goOn } = useTurns(names.length, isStill || isPaused ? null : intervalMs)

  return (
    <section aria-label={label} aria-roledescription="slideshow" className="absolute inset-0">
      {names.map((name, index) => {
        // Only the first belongs to the page's first load.
        if (index > 0 && isStill && index !== current && index !== previous) return null
        return (
          <div
            aria-hidden={index !== current}
            className={clsx('absolute inset-0', place(index, current, previous))}
            data-current={index === current || undefined}
            key={name}
          >
            <Picture isFirst={isOpening && index === 0} name={name} sizes={sizes} />
          </div>
        )
      })}
      {children}
      {names.length > 1 && (
        <SlideshowControls
          count={names.length}
          current={current}
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
