import { clsx } from 'clsx'
import { type RefObject, useEffect } from 'react'

import { type Film } from '@/content/film'

type SilentFilmProps = {
  readonly film: Film
  readonly ref: RefObject<HTMLVideoElement | null>
  /** Whether the film has started, so that it can cover the poster. */
  readonly isShown: boolean
  readonly onPlaying: () => void
  readonly onPause: () => void
}

/** A silent film that starts automatically over its poster. Decorative, so it has no text alternative. */
export function SilentFilm({ film, ref, isShown, onPlaying, onPause }: SilentFilmProps) {
  useEffect(() => {
    // React sets only the property (https://github.com/facebook/react/issues/10389), but browsers check the attribute.
    if (ref.current) ref.current.defaultMuted = true
  }, [ref])

  return (
    <video
      aria-hidden
      autoPlay
      className={clsx(
        'absolute inset-0 size-full object-focus transition-opacity duration-1000 ease-out focus-x-75 focus-y-100',
        isShown ? 'opacity-100' : 'opacity-0',
      )}
      disablePictureInPicture
      height={film.height}
      loop
      muted
      onPause={onPause}
      onPlaying={onPlaying}
      playsInline
      ref={ref}
      // Slightly shorter than its poster, so that rounding never makes the film, which appears seconds later, the LCP
      // element.
      style={{ height: 'calc(100% - 2px)' }}
      tabIndex={-1}
      width={film.width}
    >
      {film.sources.map(({ file, type }) => (
        <source key={file} src={file} type={type} />
      ))}
    </video>
  )
}
