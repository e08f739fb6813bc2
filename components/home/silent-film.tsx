import { clsx } from 'clsx'
import { type RefObject, useEffect } from 'react'

import { type Film } from '@/content/film'

type SilentFilmProps = {
  readonly film: Film
  readonly ref: RefObject<HTMLVideoElement | null>
  /** It has begun, so that it may cover the poster. */
  readonly isShown: boolean
  readonly onPlaying: () => void
  readonly onPause: () => void
}

/** A film without sound that starts by itself, over its poster. A picture that moves: it says nothing. */
export function SilentFilm({ film, ref, isShown, onPlaying, onPause }: SilentFilmProps) {
  useEffect(() => {
    // React sets the property alone (https://github.com/facebook/react/issues/10389); browsers ask for the attribute.
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
      // Less high than its poster by so much that no rounding makes the film, seconds later, the largest paint.
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
