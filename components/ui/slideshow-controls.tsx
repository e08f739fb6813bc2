import { clsx } from 'clsx'

import { Glyph } from '@/components/ui/glyph'

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

export function SlideshowControls(props: SlideshowControlsProps) {
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
          aria-label={isPaused ? 'Play slideshow' : 'Pause slideshow'}
          className={LOOK}
          onClick={onToggle}
          type="button"
        >
          <Glyph grid={20} path={isPaused ? 'M7 4.5v11l9-5.5z' : 'M7 4.5v11M13 4.5v11'} />
        </button>
      )}
      <p className="pointer-events-auto rounded-full bg-night/60 px-3 py-1 tabular-nums max-[23rem]:sr-only">
        <span className="sr-only">Picture </span>
        <span>{current + 1}</span>
        <span aria-hidden> / </span>
        <span className="sr-only"> of </span>
        <span>{count}</span>
      </p>
      <button aria-label="Next picture" className={LOOK} onClick={onNext} type="button">
        <Glyph grid={20} path="M8 4.5 13.5 10 8 15.5" />
      </button>
    </div>
  )
}
