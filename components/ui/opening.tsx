import { type ReactNode } from 'react'

/** How wide its picture is drawn, of 16 to 9 and never less high than its box, for the browser's choice of file. */
export const OPENING_SIZES = '(min-width: 1024px) max(100vw, 178vh), 130vw'

type OpeningProps = {
  /** A picture or a slideshow that fills its box. */
  readonly picture: ReactNode
  readonly children: ReactNode
}

/**
 * The first screen of a page. Phones have the picture above and the words on its ground below; wide screens have the
 * words in the picture's corner. Where a phone's screen is short the picture gives way, so that the words are seen.
 *
 * The picture leaves a line of the screen, also before the words have come: browsers do not take what fills all of it
 * for the largest paint (https://web.dev/articles/lcp), and would take the film that follows.
 */
export function Opening({ picture, children }: OpeningProps) {
  return (
    <div className="relative flex grow flex-col overflow-hidden opening-ground lg:justify-end">
      <div className="relative min-h-[clamp(9rem,100svh-26rem,52svh)] grow max-lg:max-h-[99svh] lg:absolute lg:inset-0 lg:bottom-px">
        {picture}
      </div>
      <div className="pointer-events-none relative z-10 page-width -mt-[clamp(1rem,100svh-34.5rem,3.75rem)] pb-10 *:pointer-events-auto max-[18rem]:mt-0 lg:mt-0 lg:pt-36 print:mt-0">
        {children}
      </div>
    </div>
  )
}
