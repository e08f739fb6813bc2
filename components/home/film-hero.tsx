'use client'

import { type ReactNode, useRef, useState, type RefObject, useEffect } from 'react'
import { clsx } from 'clsx'
import { useIsBrowserIdle } from '@/components/ui/use-is-browser-idle'
import { LineIcon } from '@/components/ui/line-icon'
import { HeroLayout } from '@/components/ui/hero-layout'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'
import { useWords } from '@/components/words/use-words'
import { type HeroFilm } from '@/content/film'

type FilmHeroProps = {
  readonly film: HeroFilm
  /** The film's first frame, shown until the film runs, and if it never does. */
  readonly poster: ReactNode
  /** Scrims, rendered over the poster and the film. */
  readonly scrims: ReactNode
  readonly words: ReactNode
  readonly action: ReactNode
}

/** A first screen with a film. The film loads last, and not at all with reduced motion or data saving. */
export function FilmHero({ film, poster, scrims, words, action }: FilmHeroProps) {
  const say = useWords('homeControls')
  const isStill = useReducedMotion()
  const isQuiet = useIsBrowserIdle()
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isShown, setShown] = useState(false)
  const hasFilm = isQuiet && !isStill && !prefersReducedData()

  function toggle() {
    if (isPlaying) video.current?.pause()
    // A phone in battery saver mode refuses to play the film, so keep the poster.
    else video.current?.play().catch(() => setPlaying(false))
  }

  return (
    <HeroLayout
      picture={
        <>
          {poster}
          {hasFilm && (
            <SilentFilm
              film={film}
              isShown={isShown}
              onPause={() => setPlaying(false)}
              onPlaying={() => {
                setPlaying(true)
                setShown(true)
              }}
              ref={video}
            />
          )}
          {scrims}
        </>
      }
    >
      {words}
      <div className="mt-6 flex items-center gap-4 sm:mt-8 lg:mt-10 print:hidden">
        {action}
        {hasFilm && (
          <button
            aria-label={say(isPlaying ? 'pauseFilm' : 'playFilm')}
            className="grid size-13 cursor-pointer place-items-center rounded-full border border-snow/50 bg-night/40 transition-colors duration-200 hover:bg-night"
            onClick={toggle}
            type="button"
          >
            <LineIcon grid={20} path={isPlaying ? 'M7 4.5v11M13 4.5v11' : 'M7 4.5v11l9-5.5z'} />
          </button>
        )}
      </div>
    </HeroLayout>
  )
}

/** Whether the guest has turned on data saving. Only some browsers report it. */
function prefersReducedData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}

type SilentFilmProps = {
  readonly film: HeroFilm
  readonly ref: RefObject<HTMLVideoElement | null>
  /** Whether the film has started, so that it can cover the poster. */
  readonly isShown: boolean
  readonly onPlaying: () => void
  readonly onPause: () => void
}

/** A silent film that starts automatically over its poster. Decorative, so it has no text alternative. */
function SilentFilm({ film, ref, isShown, onPlaying, onPause }: SilentFilmProps) {
  useEffect(() => {
    // React sets only the `muted` property (https://github.com/facebook/react/issues/10389), but browsers check the
    // attribute.
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
      // The film is slightly shorter than its poster, so that rounding never makes the film, which appears seconds
      // later, the LCP element.
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
