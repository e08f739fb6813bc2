'use client'

import { type ReactNode, useState } from 'react'

import { LineIcon } from '@/components/ui/line-icon'
import { useWords } from '@/components/words/use-words'

type MarqueeProps = {
  readonly heading: ReactNode
  readonly labelId: string
  /** The entries of the moving row. */
  readonly children: ReactNode
}

/** An endless row, 30 s per loop, that pauses on hover or focus. With reduced motion, visitors scroll it themselves. */
export function Marquee({ heading, labelId, children }: MarqueeProps) {
  const say = useWords('homeControls')
  const [isPaused, setPaused] = useState(false)
  return (
    <>
      <div className="page-width flex items-end justify-between gap-6">
        {heading}
        <button
          aria-label={say(isPaused ? 'playReviews' : 'pauseReviews')}
          className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-full border border-slate/50 transition-colors duration-200 hover:bg-ice motion-reduce:hidden print:hidden noscript:hidden"
          onClick={() => setPaused(!isPaused)}
          type="button"
        >
          <LineIcon grid={20} path={isPaused ? 'M7 4.5v11l9-5.5z' : 'M7 4.5v11M13 4.5v11'} />
        </button>
      </div>
      {/* Keyboard focus pauses the row; with reduced motion the arrow keys scroll it. */}
      <div
        aria-labelledby={labelId}
        className="marquee mt-10 -outline-offset-2 lg:mt-14"
        data-paused={isPaused}
        role="group"
        tabIndex={0}
      >
        <ul className="marquee-round">{children}</ul>
        {/* A second copy of the list, so that the loop has no gap. */}
        <ul aria-hidden="true" className="marquee-round motion-reduce:hidden print:hidden">
          {children}
        </ul>
      </div>
    </>
  )
}
